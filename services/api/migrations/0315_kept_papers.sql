-- Papers as they were made, so that one is not made again for each reader (docs/adr/0111). Their bytes are in the file store.
create table kept_papers (
  id uuid primary key,
  journey_id uuid not null references patient_journeys (id),
  kind text not null check (length(kind) <= 40),
  -- What it is a paper of: a quote, a bill, an opinion, a note, a prescription.
  subject_id uuid not null,
  -- Its version where that never changes once it is issued, else a hash of all that it says.
  revision text not null check (length(revision) <= 100),
  -- The release that made it.
  template text not null check (length(template) <= 100),
  language text not null,
  -- Who reads it, where readers see different things.
  reader text not null check (length(reader) <= 40),
  -- Handed out as it is: its bytes stay, whatever later releases would make of it.
  is_issued boolean not null,
  storage_key uuid not null unique,
  created_at timestamptz not null
);
create unique index kept_papers_issued on kept_papers (kind, subject_id, revision, language, reader) where is_issued;
create unique index kept_papers_others on kept_papers (kind, subject_id, revision, template, language, reader) where not is_issued;
create index kept_papers_journey on kept_papers (journey_id);
create index kept_papers_age on kept_papers (created_at) where not is_issued;
