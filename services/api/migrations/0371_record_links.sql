-- What records have to do with each other: a row for two of them, shown on both ends; or one of them and a page elsewhere.
create table record_links (
  id uuid primary key,
  kind text not null check (kind in ('journey', 'inbox_item', 'service_request', 'need', 'incident')),
  subject_id uuid not null,
  other_kind text not null check (other_kind in ('journey', 'inbox_item', 'service_request', 'need', 'incident', 'user', 'url')),
  other_id uuid,
  url text,
  created_by uuid not null,
  created_at timestamptz not null,
  check ((other_id is null) <> (url is null)),
  check ((other_kind = 'url') = (url is not null)),
  check (other_id is null or kind <> other_kind or subject_id <> other_id)
);
create unique index record_links_pair on record_links (subject_id, other_id) where other_id is not null;
create index record_links_subject on record_links (kind, subject_id, created_at);
create index record_links_other on record_links (other_kind, other_id, created_at) where other_id is not null;

insert into record_links (id, kind, subject_id, other_kind, other_id, url, created_by, created_at)
select id, 'service_request', request_id, kind, subject_id, url, created_by, created_at
from service_request_links where subject_id is distinct from request_id
order by created_at
on conflict do nothing;

-- What the previous release still writes is taken over.
create function copy_service_request_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from record_links where id = old.id;
    return old;
  end if;
  if new.subject_id is distinct from new.request_id then
    insert into record_links (id, kind, subject_id, other_kind, other_id, url, created_by, created_at)
    values (new.id, 'service_request', new.request_id, new.kind, new.subject_id, new.url, new.created_by, new.created_at)
    on conflict do nothing;
  end if;
  return new;
end
$$;
create trigger copy_service_request_link after insert or delete on service_request_links
  for each row execute function copy_service_request_link();
