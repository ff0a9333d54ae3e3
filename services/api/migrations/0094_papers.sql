-- A paper that its sender removed keeps its row: who opened it stays readable. Its file is gone.
alter table documents add column removed_at timestamptz;
alter table documents drop constraint documents_check;
alter table documents add constraint documents_file_check
  check ((file_id is null) = (status = 'wanted' or removed_at is not null));

-- "Papers to check" and the kinds a patient still has to send.
drop index documents_to_check;
create index documents_to_check on documents (uploaded_at, id) where status = 'uploaded' and removed_at is null;
create index documents_wanted on documents (journey_id, kind, created_at) where status in ('wanted', 'refused') and removed_at is null;
create index record_accesses_document on record_accesses (document_id) where document_id is not null;
