-- What a cache in front of the site has to forget, noted by the tables themselves in the transaction that changes them: no code that writes a
-- row has to know of caches. A job sends the tags and deletes the rows (docs/adr/0095).
create table cdn_purges (
  id bigint generated always as identity primary key,
  tag text not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- The release registry's generation of which the cache has been told.
create table cdn_release (
  only_row boolean primary key default true check (only_row),
  generation integer not null
);

/* Called once a statement; a statement that touches no row notes nothing. */
create function note_cdn_purge() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (select 1 from changed) then
    insert into cdn_purges (tag) values (tg_argv[0]);
  end if;
  return null;
end $$;

do $$
declare
  v record;
begin
  for v in
    select * from (values
      ('treatments', 'catalogue'), ('treatment_categories', 'catalogue'), ('treatment_guides', 'catalogue'),
      ('treatment_hospital_recommendations', 'catalogue'), ('treatment_doctor_recommendations', 'catalogue'),
      ('partners', 'catalogue'), ('partner_hospitals', 'catalogue'), ('hospital_prices', 'catalogue'),
      ('hospital_accreditations', 'catalogue'), ('hospital_ratings', 'catalogue'),
      ('doctors', 'catalogue'), ('doctor_treatments', 'catalogue'), ('doctor_ratings', 'catalogue'), ('cities', 'catalogue'),
      ('blog_posts', 'articles'), ('content_reviews', 'articles'), ('content_reviews', 'questions'), ('faq_entries', 'questions'),
      ('vacancies', 'vacancies'), ('social_links', 'social-links')
    ) as noted (table_name, tag)
  loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function note_cdn_purge(%L)',
      'cdn_purge_' || v.tag || '_insert', v.table_name, v.tag);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function note_cdn_purge(%L)',
      'cdn_purge_' || v.tag || '_update', v.table_name, v.tag);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function note_cdn_purge(%L)',
      'cdn_purge_' || v.tag || '_delete', v.table_name, v.tag);
  end loop;
end $$;
