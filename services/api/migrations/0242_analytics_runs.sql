-- Keeps the figures: what has changed is worked out again, in steps that may be repeated. One run at a time (`analytics_lock`).

/* True when no other transaction counts; until the end of this one. */
create function analytics_lock() returns boolean language sql volatile as $$
  select pg_try_advisory_xact_lock(240)
$$;

/*
 * Works out the cases of the oldest changes again, and notes the months they belong to, before and after.
 * Returns how many changes were taken.
 */
create function analytics_take(p_limit integer) returns integer language plpgsql volatile as $$
declare
  v_changes bigint[];
  v_cases uuid[];
  v_ratings uuid[];
begin
  select array_agg(id) into v_changes from (select id from analytics_changes order by id limit p_limit) oldest;
  if v_changes is null then return 0; end if;
  -- What was a case of its own may belong to another now.
  select array_agg(distinct each.id) into v_cases from (
    select subject_id as id from analytics_changes where id = any (v_changes) and kind <> 'service_request'
    union all
    select analytics_case_ids(kind, array_agg(subject_id)) from analytics_changes where id = any (v_changes) group by kind
  ) each;
  select array_agg(distinct subject_id) into v_ratings
  from analytics_changes where id = any (v_changes) and kind = 'service_request';

  if v_cases is not null then
    with gone as (delete from analytics_cases where case_id = any (v_cases) returning month)
    insert into analytics_stale_months (month) select distinct month from gone on conflict do nothing;
    with added as (insert into analytics_cases select * from analytics_cases_of(v_cases) returning month)
    insert into analytics_stale_months (month) select distinct month from added on conflict do nothing;
  end if;
  if v_ratings is not null then
    with gone as (delete from analytics_ratings where request_id = any (v_ratings) returning month)
    insert into analytics_stale_months (month) select distinct month from gone on conflict do nothing;
    with added as (insert into analytics_ratings select * from analytics_ratings_of(v_ratings) returning month)
    insert into analytics_stale_months (month) select distinct month from added on conflict do nothing;
  end if;
  delete from analytics_changes where id = any (v_changes);
  return cardinality(v_changes);
end $$;

/* Works out the sums of one month again. Returns false when none is stale. */
create function analytics_roll_month() returns boolean language plpgsql volatile as $$
declare
  v_month date;
begin
  select month into v_month from analytics_stale_months order by month desc limit 1;
  if v_month is null then return false; end if;
  delete from analytics_months where month = v_month;
  insert into analytics_months select * from analytics_months_of(v_month);
  delete from analytics_times where month = v_month;
  insert into analytics_times select * from analytics_times_of(v_month);
  delete from analytics_people where month = v_month;
  insert into analytics_people select * from analytics_people_of(v_month);
  delete from analytics_rating_months where month = v_month;
  insert into analytics_rating_months select * from analytics_rating_months_of(v_month);
  delete from analytics_stale_months where month = v_month;
  return true;
end $$;

/* Notes what a statement has changed, by the column that names the subject. */
create function note_analytics() returns trigger language plpgsql as $$
begin
  execute format('insert into analytics_changes (kind, subject_id) select distinct $1, %1$I from changed where %1$I is not null', tg_argv[1])
    using tg_argv[0];
  return null;
end $$;

create function note_analytics_of_message() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (kind, subject_id)
  select distinct 'journey', thread.journey_id from changed join threads thread on thread.id = changed.thread_id;
  return null;
end $$;

/* Cases count by the country of the patient. */
create function note_analytics_of_user() returns trigger language plpgsql as $$
begin
  insert into analytics_changes (kind, subject_id)
  select 'journey', id from patient_journeys where patient_id = old.id
  union all select 'request', id from treatment_requests where patient_id = old.id
  union all select 'service_request', id from service_requests
    where (requested_by = old.id or on_behalf_of = old.id) and satisfaction is not null;
  return null;
end $$;
create trigger users_analytics_update after update of country on users
  for each row when (old.country is distinct from new.country) execute function note_analytics_of_user();
create trigger users_analytics_delete after delete on users for each row execute function note_analytics_of_user();

do $$
declare
  v_table record;
  v_change record;
begin
  for v_table in
    select * from (values
      ('inbox_items', 'note_analytics(''enquiry'', ''id'')'),
      ('inbox_timeline', 'note_analytics(''enquiry'', ''item_id'')'),
      ('treatment_requests', 'note_analytics(''request'', ''id'')'),
      ('patient_journeys', 'note_analytics(''journey'', ''id'')'),
      ('journey_entries', 'note_analytics(''request'', ''treatment_request_id'')'),
      ('messages', 'note_analytics_of_message()'),
      ('documents', 'note_analytics(''journey'', ''journey_id'')'),
      ('medical_opinions', 'note_analytics(''journey'', ''journey_id'')'),
      ('quotes', 'note_analytics(''journey'', ''journey_id'')'),
      ('assignments', 'note_analytics(''journey'', ''journey_id'')'),
      ('admissions', 'note_analytics(''journey'', ''journey_id'')'),
      ('check_ins', 'note_analytics(''journey'', ''journey_id'')'),
      ('companions', 'note_analytics(''journey'', ''journey_id'')'),
      -- The staff's side of these requests is an item of the inbox, too, and no case.
      ('support_requests', 'note_analytics(''enquiry'', ''id'')'),
      ('partner_applications', 'note_analytics(''enquiry'', ''id'')'),
      ('doctor_applications', 'note_analytics(''enquiry'', ''id'')'),
      ('career_applications', 'note_analytics(''enquiry'', ''id'')'),
      ('service_requests', 'note_analytics(''service_request'', ''id'')')
    ) noted (name, function)
  loop
    for v_change in
      select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) each (event, version)
    loop
      execute format('create trigger %I after %s on %I referencing %s table as changed for each statement execute function %s',
        v_table.name || '_analytics_' || v_change.event, v_change.event, v_table.name, v_change.version, v_table.function);
    end loop;
  end loop;
end $$;

-- What is there already.
insert into analytics_changes (kind, subject_id)
select 'enquiry', id from inbox_items
union all select 'request', id from treatment_requests
union all select 'journey', id from patient_journeys
union all select 'service_request', id from service_requests where satisfaction is not null;
