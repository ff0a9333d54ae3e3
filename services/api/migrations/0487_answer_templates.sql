-- Texts that the people of an organisation write again and again: in messages, and when they decline work.
create table answer_templates (
  id uuid primary key,
  partner_id uuid not null references partners,
  name text not null,
  text text not null,
  version integer not null,
  updated_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index answer_templates_name on answer_templates (partner_id, lower(name));
