"""`kartentisch serve`, and `kartentisch` alone: tables over the network, or in the browser here.

The server is imported when it is asked for: the other commands start faster without it.
"""

from typing import Annotated

import typer

from kartentisch.cli.console import err


def play(context: typer.Context) -> None:
    """Without a command: serve tables on this machine and open them in the browser."""
    if context.invoked_subcommand is None:
        from kartentisch.server.play import play as serve_and_show

        serve_and_show(lambda text: err.print(text, highlight=False))


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port to listen on.")] = 8028,
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.")] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="KARTENTISCH_DATABASE",
            help="sqlite:///FILE or postgresql://...; a file in your data directory by default.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin whose pages may open sockets.")
    ] = None,
    rate: Annotated[
        float, typer.Option(min=1, help="Messages a second that one socket may send in the long run.")
    ] = 20.0,
    wire: Annotated[
        str, typer.Option(help="How web sockets are served: direct (fast) or stock (plain ASGI).")
    ] = "direct",
) -> None:
    """Serve tables over the network."""
    from kartentisch.server.run import serve as run_server
    from kartentisch.server.settings import Settings, default_database, known_wire

    settings = Settings(
        database=database or default_database(),
        origins=tuple(origin or ()),
        messages_per_second=rate,
        messages_at_once=round(3 * rate),
        requests_per_second=rate / 4,
        requests_at_once=round(3 * rate),
        sockets_per_address=round(10 * rate),
        wire=known_wire(wire),
    )
    if err.is_terminal:  # elsewhere every line is JSON
        err.print(f"Tables are served on http://{host}:{port}", highlight=False)
    run_server(settings, host, port, workers)
