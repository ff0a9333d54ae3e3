-- What a roll-out is judged by (docs/adr/0098): how many client addresses had each version, and how many of them reported what.
create table rollout_counts (
  remote text not null check (length(remote) <= 40),
  -- When the roll-out began: with the remote, its identity.
  began timestamptz not null,
  version text not null check (length(version) <= 60),
  measure text not null check (measure in ('visitors', 'failures', 'LCP', 'INP', 'CLS')),
  -- Of a vital; 0 for the others.
  bucket smallint not null check (bucket >= 0),
  addresses integer not null check (addresses > 0),
  primary key (remote, began, version, measure, bucket)
);

-- Each address counts once. Unlogged: after a crash some may count a second time.
create unlogged table rollout_reporters (
  remote text not null,
  began timestamptz not null,
  version text not null,
  measure text not null,
  -- A keyed hash of the address.
  reporter bytea not null,
  primary key (remote, began, version, measure, reporter)
);
create index rollout_reporters_began on rollout_reporters (began);
