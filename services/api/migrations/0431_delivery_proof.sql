-- Who took the medicines, where they were brought, and a photo of the signed delivery note or of the hand-over.
alter table prescription_deliveries
  add column relation text,
  add column address text,
  add column proof_document_id uuid references documents;
