# SPDX-License-Identifier: Apache-2.0

"""What a night of chaos consists of: people at their tabs, and what happens to them and to the process."""
