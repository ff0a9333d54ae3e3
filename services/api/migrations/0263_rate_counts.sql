-- Requests of one client towards a limit, over all processes of the API (docs/adr/0092). Unlogged: a minute of counts may be lost in a crash.
create unlogged table rate_counts (
  -- A keyed hash of the client's address and the limit's name.
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index rate_counts_ended on rate_counts (ends_at);
