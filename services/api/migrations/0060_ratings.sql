-- Ratings, with how many they are made of and who says so, and what the lists of doctors are ordered by because of them.

create table hospital_ratings (
  hospital_id uuid primary key references partner_hospitals on delete cascade,
  -- Of 5.
  rating numeric(2, 1) not null check (rating between 1 and 5),
  -- Null where the source does not say how many.
  ratings_count integer check (ratings_count > 0),
  -- record: what the site's own record of the hospital says; sample: made up for the demo.
  source text not null check (source in ('record', 'sample'))
);

create table doctor_ratings (
  doctor_id uuid primary key references doctors on delete cascade,
  rating numeric(2, 1) not null check (rating between 1 and 5),
  ratings_count integer check (ratings_count > 0),
  source text not null check (source in ('record', 'sample'))
);

-- Smallest first: the best rating, and of two equal ones the one made of more. 0: not rated.
alter table doctor_directory add column rating_key integer not null default 0;
create index doctor_directory_rating on doctor_directory (rating_key, doctor_id) where is_listed and is_default;
create index doctor_directory_kind_rating on doctor_directory (kind, rating_key, doctor_id) where is_listed;

create trigger doctor_ratings_directory_insert after insert on doctor_ratings
  referencing new table as new_rows for each statement execute function mark_inserted_doctors();
create trigger doctor_ratings_directory_update after update on doctor_ratings
  referencing old table as old_rows new table as new_rows for each statement execute function mark_updated_doctors();
create trigger doctor_ratings_directory_delete after delete on doctor_ratings
  referencing old table as old_rows for each statement execute function mark_deleted_doctors();
