# SPDX-License-Identifier: Apache-2.0

"""Reverse proxies with the files in Deployment, in front of two showcases."""

import os
import re
import secrets
import shutil
import socket
import subprocess
import time
from pathlib import Path

from harness.patience import PATIENCE
from harness.showcase import REPOSITORY

NAMES = ["first", "second"]
_ADDRESS = "127.0.0.1"
_FILES = REPOSITORY / "Deployment"


def free_port():
    with socket.socket() as probe:
        probe.bind((_ADDRESS, 0))
        return probe.getsockname()[1]


def certificate(folder):
    """A certificate for localhost that nobody vouches for."""
    made = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-out", made[0], "-keyout", made[1]],
        check=True, capture_output=True)
    return made


class Proxy:
    """Caddy or nginx at `origin`, in front of a port for each of the names."""

    def __init__(self, kind, folder):
        self.kind = kind
        self.port = free_port()
        self.origin = f"https://localhost:{self.port}"
        self.ports = {name: free_port() for name in NAMES}
        public, key = certificate(folder)
        self._folder = folder
        self._settings = {
            "RESPONDER_ORIGIN": self.origin, "RESPONDER_PROXY_ADDRESS": _ADDRESS,
            "RESPONDER_PROXY_PORT": str(self.port), "RESPONDER_FOLDER": str(folder),
            "RESPONDER_CERTIFICATE": str(public), "RESPONDER_CERTIFICATE_KEY": str(key),
            "RESPONDER_STICKY_SECRET": secrets.token_hex(32),
        } | {f"RESPONDER_{name.upper()}": f"{_ADDRESS}:{port}" for name, port in self.ports.items()}
        self._log = (folder / "proxy.log").open("w")
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            self._command(), env=self._environment(), stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection((_ADDRESS, self.port), timeout=1).close()
            except OSError:
                is_over = self.process.poll() is not None or time.monotonic() > deadline
                assert not is_over, f"{self.kind} does not start:\n{self.output}"
                time.sleep(0.05)

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self._log.close()

    @property
    def output(self):
        return Path(self._log.name).read_text()

    def _environment(self):
        # Caddy keeps what it makes under its home.
        return os.environ | self._settings | {"HOME": str(self._folder), "XDG_DATA_HOME": str(self._folder)}

    def _command(self):
        command = shutil.which(self.kind) or shutil.which(self.kind, path="/usr/sbin")
        assert command, f"There is no {self.kind}; `make test-server` installs it."
        if self.kind == "caddy":
            return [command, "run", "--adapter", "caddyfile", "--config", str(_FILES / "Caddyfile")]
        template = (_FILES / "nginx.conf.template").read_text()
        filled = re.sub(r"\$\{(\w+)\}", lambda name: self._settings[name[1]], template)
        (self._folder / "nginx.conf").write_text(filled)
        return [command, "-p", str(self._folder), "-c", str(self._folder / "nginx.conf"), "-g", "daemon off;"]
