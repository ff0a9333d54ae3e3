-- A calendar that a person follows, by a secret link of which only the hash is kept. A link is of one person and gives what they may read
-- now: of a trip there is one for each journey they follow.
create table calendar_feeds (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('travel', 'work', 'manifest')),
  journey_id uuid references patient_journeys on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  check ((kind = 'travel') = (journey_id is not null)),
  unique nulls not distinct (user_id, kind, journey_id)
);
create index calendar_feeds_journey on calendar_feeds (journey_id);

-- A link to a trip was of nobody: it stays the patient's, unless a companion it may have been given to has lost access since.
insert into calendar_feeds (id, user_id, kind, journey_id, token_hash, created_at)
  select gen_random_uuid(), journey.patient_id, 'travel', journey.id, plan.feed_token_hash, plan.updated_at
  from travel_plans plan
  join patient_journeys journey on journey.id = plan.journey_id
  join users patient on patient.id = journey.patient_id
  where plan.feed_token_hash is not null
    and not exists (select 1 from companions companion where companion.journey_id = journey.id and companion.withdrawn_at is not null);
-- The release before must not open it again when it comes back.
update travel_plans set feed_token_hash = null where feed_token_hash is not null;

insert into calendar_feeds (id, user_id, kind, token_hash, created_at)
  select gen_random_uuid(), user_id, 'work', token_hash, created_at from work_feeds;

-- That of an organisation was for all of its members: it stays that of the member who made it, while they belong to it.
insert into calendar_feeds (id, user_id, kind, token_hash, created_at)
  select gen_random_uuid(), feed.created_by, 'manifest', feed.token_hash, feed.created_at
  from manifest_feeds feed
  join partner_members member on member.user_id = feed.created_by and member.partner_id = feed.partner_id;
