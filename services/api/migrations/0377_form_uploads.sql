-- A visitor's form has files, too. They belong to the form: to the browser that made its secret, of which this is a hash.
alter table uploads
  add column form_hash text;
create index uploads_form on uploads (form_hash, created_at) where form_hash is not null;
-- So that a form that is sent again has its first answer.
alter table files add column form_hash text;
