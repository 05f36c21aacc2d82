"""docs/hosting.md on loopback: its own files with nginx, TLS, PostgreSQL, two workers, backup and upgrade."""

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kartentisch.server.storage.database import open_database
from kartentisch.server.storage.store import Store
from kartentisch.table.record import decode, verify
from tests.server.client import Client, open_table
from tests.server.nginx import DEPLOY, Nginx, exchanged
from tests.server.processes import PostgreSQL, Server
from tests.server.test_play import play_on

ROOT = DEPLOY.parent
PAGE = (ROOT / "docs/hosting.md").read_text()


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    """The database as deploy/kartentisch.env names it, over PostgreSQL's socket."""
    name = postgresql.new_database().rpartition("/")[2]
    socket = f"host={postgresql.folder}&port={postgresql.port}&user=postgres"
    settings = exchanged(
        (DEPLOY / "kartentisch.env").read_text(),
        {"///kartentisch?": f"///{name}?", "host=/var/run/postgresql": socket},
    )
    address = re.search(r"^KARTENTISCH_DATABASE=(.+)$", settings, re.MULTILINE)
    assert address
    return address[1]


@pytest.fixture
def start_nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Nginx]]:
    """Starts nginx in front of a server; clients of this test trust its certificate."""
    started: list[Nginx] = []

    def start(server: Server, path: str = "/") -> Nginx:
        folder = tmp_path / f"nginx{len(started)}"
        folder.mkdir()
        nginx = Nginx(folder, server.port, path)
        started.append(nginx)
        nginx.start()
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        return nginx

    yield start
    for nginx in started:
        nginx.stop()


def flags_of_unit() -> list[str]:
    """The flags of `serve` in the systemd unit, without those that a test chooses itself."""
    command = re.search(
        r"^ExecStart=\S+ serve (.*)$", (DEPLOY / "kartentisch.service").read_text(), re.MULTILINE
    )
    assert command
    return re.sub(r"--(host|port) \S+ ?", "", command[1]).split()


def stop_like_systemd(server: Server) -> None:
    """The signal goes to the supervisor alone (KillMode=mixed)."""
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGTERM)
    server.process.wait(timeout=60)
    server.stop()


async def play_until(client: Client, seq: int, chance: random.Random) -> None:
    while client.frame["seq"] < seq and client.frame["table"]["status"] != "over":
        if client.frame["legal"]:
            await client.move(chance.choice(client.frame["legal"]))
        else:
            await client.receive()


async def is_closed_with(client: Client) -> int | None:
    """The code with which the server closes the socket."""
    try:
        while True:
            await client.receive()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None


def test_game_through_nginx_goes_on_after_an_upgrade(
    database: str, start_server: Callable[..., Server], start_nginx: Callable[..., Nginx]
) -> None:
    assert flags_of_unit() == ["--workers", "2"]
    server = start_server(database, *flags_of_unit())
    nginx = start_nginx(server)
    table_id, tokens = open_table(nginx.address, "schatzsuche", 3, people=2)

    def clients() -> list[Client]:
        return [Client(nginx.address, table_id, token) for token in tokens]

    async def begin() -> None:
        ann, ben = clients()
        async with ann, ben:
            await ann.ask("bot", seat=2, bot="regular")
            await ann.ask("start")
            async with asyncio.TaskGroup() as group:
                for number, client in enumerate((ann, ben)):
                    group.create_task(play_until(client, 40, random.Random(number)))
            stopping = asyncio.create_task(asyncio.to_thread(stop_like_systemd, server))
            assert [await is_closed_with(client) for client in (ann, ben)] == [1012, 1012]
            await stopping

    async def go_on() -> None:
        ann, ben = clients()
        async with ann, ben, asyncio.TaskGroup() as group:
            assert ann.frame["seq"] >= 40
            for number, client in enumerate((ann, ben)):
                group.create_task(play_on(client, random.Random(number)))

    asyncio.run(begin())
    assert httpx.get(f"{nginx.address}/ready").status_code == 502
    server.start()
    asyncio.run(go_on())
    record = decode(httpx.get(f"{nginx.address}/api/tables/{table_id}/record").content)
    assert len(list(verify(record))) == len(record.deals)
    assert "traceback" not in server.log()


def test_nginx_lets_in_what_it_should(
    database: str, start_server: Callable[..., Server], start_nginx: Callable[..., Nginx]
) -> None:
    server = start_server(database)
    nginx = start_nginx(server)
    plain = f"http://localhost:{nginx.plain_port}"
    moved = httpx.get(f"{plain}/api/games", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (
        301,
        f"https://localhost:{nginx.plain_port}/api/games",
    )
    games = httpx.get(f"{nginx.address}/api/games")
    assert games.status_code == 200
    assert "max-age" in games.headers["strict-transport-security"]
    assert "default-src 'none'" in games.headers["content-security-policy"]
    assert games.headers["cross-origin-opener-policy"] == "same-origin"
    for path in ("/metrics", "/metrics/", "/metrics//", "/metrics%2f", "//metrics", "/metrics/?a"):
        assert httpx.get(f"{nginx.address}{path}").status_code == 404, path
    assert httpx.get(f"{server.address}/metrics").status_code == 200
    assert httpx.post(f"{nginx.address}/api/tables", content=b" " * 20_000).status_code == 413
    table_id, _ = open_table(nginx.address, "eight28", 3, people=1)
    socket = f"wss://localhost:{nginx.port}/api/tables/{table_id}/socket"

    async def status_of_socket(origin: str) -> int:
        try:
            async with connect(socket, additional_headers={"Origin": origin}):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(status_of_socket(nginx.address)) == 101
    assert asyncio.run(status_of_socket("https://elsewhere.example")) == 403


def test_a_table_under_a_path(
    new_database: Callable[[str], str], start_server: Callable[..., Server], start_nginx: Callable[..., Nginx]
) -> None:
    nginx = start_nginx(start_server(new_database("sqlite")), "/cards/")
    assert nginx.address.endswith("/cards")
    for path in ("/metrics", "/metrics/", "/metrics//", "/metrics%2f", "//metrics", "/metrics/?a"):
        assert httpx.get(f"{nginx.address}{path}").status_code == 404, path
    table_id, (token,) = open_table(nginx.address, "eight28", 3, people=1)

    async def run() -> None:
        async with Client(nginx.address, table_id, token) as client:
            assert client.seat == 0

    asyncio.run(run())


def backup(database: str, folder: Path) -> Path:
    """Run the command of deploy/kartentisch.cron; returns the file."""
    folder.mkdir()
    settings = folder.with_name("kartentisch.env")
    settings.write_text(f"KARTENTISCH_DATABASE={database}\n")
    line = exchanged(
        (DEPLOY / "kartentisch.cron").read_text().splitlines()[-1],
        {
            "/etc/kartentisch.env": str(settings),
            "/opt/kartentisch": str(ROOT),
            "/var/backups/kartentisch": str(folder),
        },
    )
    done = subprocess.run(line.split(maxsplit=6)[6], shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (file,) = folder.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    return file


def restore(file: Path, kind: str, tmp_path: Path, postgresql: PostgreSQL | None) -> str:
    """The address of a new database with what is in a backup."""
    if kind == "sqlite":
        copy = tmp_path / "restored.sqlite3"
        shutil.copy(file, copy)
        return f"sqlite:///{copy}"
    assert postgresql is not None
    address = postgresql.new_database()
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={address}", str(file)], check=True)
    return address


def test_backup_of_a_running_game_is_restored_and_played_on(
    database_kind: str,
    request: pytest.FixtureRequest,
    new_database: Callable[[str], str],
    start_server: Callable[..., Server],
    tmp_path: Path,
) -> None:
    postgresql = request.getfixturevalue("postgresql") if database_kind == "postgresql" else None
    server = start_server(new_database(database_kind))
    table_id, tokens = open_table(server.address, "companeros", 3, people=2)
    confirmed = 0
    files: list[Path] = []

    async def run() -> None:
        nonlocal confirmed
        ann, ben = (Client(server.address, table_id, token) for token in tokens)
        async with ann, ben:
            await ann.ask("bot", seat=2, bot="regular")
            await ann.ask("start")
            async with asyncio.TaskGroup() as group:
                for number, client in enumerate((ann, ben)):
                    group.create_task(play_until(client, 20, random.Random(number)))
            confirmed = ann.frame["seq"]
            async with asyncio.TaskGroup() as group:  # the backup is made while the game goes on
                making = group.create_task(asyncio.to_thread(backup, server.database, tmp_path / "backups"))
                for number, client in enumerate((ann, ben)):
                    group.create_task(play_on(client, random.Random(number)))
            files.append(making.result())

    asyncio.run(run())
    address = restore(files[0], database_kind, tmp_path, postgresql)
    engine = open_database(address)
    table = Store(engine, "test").load(table_id)
    engine.dispose()
    assert table is not None
    assert table.seq >= confirmed
    again = start_server(address)

    async def finish() -> None:
        ann, ben = (Client(again.address, table_id, token) for token in tokens)
        async with ann, ben, asyncio.TaskGroup() as group:
            for number, client in enumerate((ann, ben)):
                group.create_task(play_on(client, random.Random(number)))

    asyncio.run(finish())
    record = decode(httpx.get(f"{again.address}/api/tables/{table_id}/record").content)
    assert list(verify(record)) == [1]


def test_backup_without_a_database_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [str(DEPLOY / "backup.sh"), str(tmp_path)],
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "KARTENTISCH_DATABASE is not set" in done.stderr


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("kartentisch")
    unit = exchanged(
        (DEPLOY / "kartentisch.service").read_text(),
        {"/opt/kartentisch/.venv/bin/kartentisch": str(program)},
    )
    path = tmp_path / "kartentisch.service"
    path.write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_page_and_folder_speak_of_the_same_files() -> None:
    named = set(re.findall(r"deploy/([\w.-]+\w)", PAGE))
    assert named == {path.name for path in DEPLOY.iterdir()}
    for path in DEPLOY.iterdir():
        if path.suffix != ".sh":
            target = path.read_text().splitlines()[0].removeprefix("# ")
            assert f"deploy/{path.name} {target}" in PAGE, target


def test_commands_that_change_files_of_the_folder(tmp_path: Path) -> None:
    for path in DEPLOY.iterdir():
        (tmp_path / path.name).write_text(path.read_text())
    names = {
        "/etc/kartentisch.env": "kartentisch.env",
        "/etc/nginx/sites-available/kartentisch": "nginx.conf",
    }
    for command in re.findall(r"^sed .*$", PAGE, re.MULTILINE):
        subprocess.run(
            exchanged(command, {name: names[name] for name in names if name in command}),
            shell=True,
            cwd=tmp_path,
            check=True,
        )
    assert "postgresql:///restored?host=" in (tmp_path / "kartentisch.env").read_text()
    site = (tmp_path / "nginx.conf").read_text()
    assert "server_name YOUR.NAME;" in site
    assert "cards.example.org" not in site
