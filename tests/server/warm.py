"""Imported before servers are forked: everything is loaded, and the rules are compiled."""

import uvicorn

import tests.server.forked  # noqa: F401  (what a forked server imports)
from kartentisch.server.settings import Settings
from kartentisch.server.storage.database import open_database
from kartentisch.server.web.app import create_app
from kartentisch.table.play import warm_up_bots, warm_up_rules

open_database("sqlite://").dispose()
uvicorn.Config(create_app(Settings("sqlite://")), ws="websockets-sansio", log_config=None).load()
warm_up_rules()
warm_up_bots()
