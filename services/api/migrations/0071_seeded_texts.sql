-- What the seed last wrote, so that a later version may bring its texts up to date without undoing what people changed since.
-- A digest of the texts of a row; null for rows of a version that kept none, which are taken to be as the seed wrote them.
create table seeded_texts (
  table_name text not null,
  -- The key of the row, its columns parted by spaces.
  row_key text not null,
  digest text,
  primary key (table_name, row_key)
);

insert into seeded_texts (table_name, row_key)
select 'cities', id::text from cities
union all select 'doctors', id::text from doctors
union all select 'treatment_guides', treatment_id::text from treatment_guides
union all select 'hospital_prices', hospital_id || ' ' || treatment_id from hospital_prices
union all select 'treatment_hospital_recommendations', treatment_id || ' ' || hospital_partner_id from treatment_hospital_recommendations
union all select 'blog_posts', id::text from blog_posts
union all select 'faq_entries', id::text from faq_entries
union all select 'content_reviews', path from content_reviews
union all select 'vacancies', id::text from vacancies
-- These say when a person last changed them.
union all select 'treatments', id::text from treatments where updated_at < created_at + interval '1 hour'
union all select 'partner_hospitals', id::text from partner_hospitals where updated_at < created_at + interval '1 hour';
