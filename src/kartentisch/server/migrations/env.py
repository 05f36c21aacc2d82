"""Run by Alembic: the steps are taken on the connection that `migrate` gives."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
