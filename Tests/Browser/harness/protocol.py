# SPDX-License-Identifier: Apache-2.0

"""What the page and the host agree on, by the list that their numbers are made from."""

import json
import pathlib

VERSION = json.loads((pathlib.Path(__file__).resolve().parents[3] / "Documentation/Protocol.json").read_text())["version"]
