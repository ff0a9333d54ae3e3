-- The address of each case, to which its mails are answered. Its local part ends with the token: 80 bits, without letters that are misread.
create table case_addresses (
  case_id uuid primary key,
  token text not null unique check (token ~ '^[0-9abcdefghjkmnpqrstvwxyz]{16}$'),
  created_at timestamptz not null
);

-- The case that a mail speaks of to one who may write in it: an answer to it names its Message-ID.
alter table outgoing_mails add column case_id uuid;
create index outgoing_mails_of_cases on outgoing_mails (message_id) where case_id is not null;
