-- What is seen in operation. Nothing here is about a person: remotes, versions, counts.

-- Remotes that failed in a browser or on the render server: one row an hour, however often it happens.
create table remote_failures (
  hour timestamptz not null,
  remote text not null check (length(remote) <= 40),
  version text not null check (length(version) <= 60),
  generation integer not null,
  phase text not null check (phase in ('entry', 'portal', 'page', 'render', 'server')),
  reports integer not null check (reports > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, remote, version, generation, phase)
);

-- Pages shown, an hour, remote and version.
create table page_views (
  hour timestamptz not null,
  remote text not null check (length(remote) <= 40),
  version text not null check (length(version) <= 60),
  views integer not null check (views > 0),
  primary key (hour, remote, version)
);

-- What browsers measured: a histogram an hour, remote, version and vital; the buckets' bounds stand in the contracts.
create table web_vitals (
  hour timestamptz not null,
  remote text not null check (length(remote) <= 40),
  version text not null check (length(version) <= 60),
  vital text not null check (vital in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  bucket smallint not null check (bucket >= 0),
  reports integer not null check (reports > 0),
  primary key (hour, remote, version, vital, bucket)
);
