"""nginx for the tests with the site of deploy/nginx.conf: only ports, names and paths are exchanged."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import httpx

from tests.server.processes import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
_MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def exchanged(text: str, parts: dict[str, str]) -> str:
    """A file of `deploy` with parts exchanged, each of which must be there."""
    for old, new in parts.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


class Nginx:
    """Debian's nginx with TLS in front of a server's port, at a path that begins and ends with a slash."""

    def __init__(self, folder: Path, server_port: int, path: str = "/") -> None:
        self.folder, self.path = folder, path
        self.port, self.plain_port = free_port(), free_port()
        self.certificate = folder / "certificate.pem"
        self._make_certificate()
        site = exchanged(
            (DEPLOY / "nginx.conf").read_text(),
            {
                "127.0.0.1:8028": f"127.0.0.1:{server_port}",
                "    listen [::]:80;\n": "",
                "    listen [::]:443 ssl http2;\n": "",
                "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
                "listen 443 ": f"listen 127.0.0.1:{self.port} ",
                "/etc/letsencrypt/live/cards.example.org/fullchain.pem": str(self.certificate),
                "/etc/letsencrypt/live/cards.example.org/privkey.pem": f"{folder}/key.pem",
                "cards.example.org": "localhost",
            },
        )
        if path != "/":
            under_path = {
                "location / {\n        proxy_pass http://kartentisch;": f"location {path} {{\n        "
                "proxy_pass http://kartentisch/;"
            }
            site = exchanged(site, under_path)
        (folder / "site.conf").write_text(site)
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(_MAIN.format(folder=folder, user=user))
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
        if program is None:
            raise RuntimeError("nginx is missing: make test installs it")
        self.command = [program, "-p", str(folder), "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log"]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}{self.path.removesuffix('/')}"

    def _make_certificate(self) -> None:
        key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", f"{self.folder}/key.pem", "-out", str(self.certificate)]
        command = ["openssl", "req", "-x509", *key, *name, *files]
        subprocess.run(command, check=True, capture_output=True)

    def start(self) -> None:
        subprocess.run([*self.command, "-t"], check=True, capture_output=True)
        self._process = subprocess.Popen(self.command)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                httpx.get(f"http://127.0.0.1:{self.plain_port}/")
                return
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError(f"nginx does not answer: {(self.folder / 'error.log').read_text()}")

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self._process.terminate()
                self._process.wait(timeout=10)
            self._process = None
