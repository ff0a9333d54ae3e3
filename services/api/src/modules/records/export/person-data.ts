import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

type Source = (person: string) => ReturnType<typeof sql>;

/** The confirmed address: what was sent from another one may be someone else’s. */
const address = (person: string) =>
  sql`(select lower(email) from users where id = ${person} and email_verified_at is not null)`;

/** What is kept of an account besides its journeys. Secrets are left out: they identify nobody, and are of no use to the person. */
const SOURCES: Readonly<Record<string, Source>> = {
  account: (person) => sql`
    select id, email, name, first_name, last_name, phone, country, city, date_of_birth, time_zone, language, role,
      email_verified_at, created_at, updated_at from users where id = ${person}`,
  details: (
    person,
  ) => sql`select patient_id, passport_name, nationality, passport_number, attendants, special_needs, emergency_name, emergency_phone,
      version, updated_at from patient_details where patient_id = ${person}`,
  health_summaries: (person) => sql`select health.*, person.name as answered_by_name from health_summaries health
      left join users person on person.id = health.answered_by where health.patient_id = ${person} order by health.version`,
  consents: (person) =>
    sql`select kind, text_version, given_at, withdrawn_at from consents where user_id = ${person} order by given_at`,
  choices: (person) => sql`
    select at, subject, topic, given, source from consent_entries where user_id = ${person} order by at, id`,
  applications: (person) => sql`
    select account_kind, wanted_role, organisation, registration_number, message, status, created_at, decided_at
      from role_applications where user_id = ${person} order by created_at, id`,
  sign_ins_with: (person) => sql`
    select provider, label, linked_at from user_identities where user_id = ${person} order by linked_at`,
  sessions: (person) => sql`
    select user_agent, created_at, last_used_at, expires_at, revoked_at from sessions where user_id = ${person} order by created_at`,
  sign_ins: (person) => sql`
    select event_type, reported_by, created_at from security_events where user_id = ${person} order by created_at, id`,
  activity: (person) => sql`
    select action, details, created_at, actor_id = ${person} as by_you from audit_entries
      where subject_id = ${person} or actor_id = ${person} order by created_at, id`,
  notifications: (person) => sql`
    select title, message, notification_type, is_read, read_at, created_at from patient_notifications
      where patient_id = ${person} order by created_at, id`,
  service_requests: (person) => sql`
    select request.id, request.number, item.name as service, request.summary, request.answers, request.state, request.outcome,
        request.created_at, request.closed_at,
        (select coalesce(json_agg(json_build_object('at', entry.at, 'event', entry.event, 'text', entry.text) order by entry.at, entry.id), '[]')
          from service_request_entries entry where entry.request_id = request.id and entry.visibility = 'public') as entries
      from service_requests request join service_catalog_items item on item.id = request.item_id
      where request.requested_by = ${person} or request.on_behalf_of = ${person} order by request.created_at, request.id`,
  newsletter: (person) => sql`
    select email, source, subscribed_at, unsubscribed_at from newsletter_subscriptions where lower(email) = ${address(person)}`,
  enquiries: (person) => sql`
    select item.kind, item.status, item.name, item.email, item.phone, item.country, item.received_at,
        coalesce(to_jsonb(contact), to_jsonb(asked), to_jsonb(talk), to_jsonb(called) - 'entered_by') as form
      from inbox_items item left join contact_messages contact on contact.id = item.id
        left join consultations asked on asked.id = item.id left join video_consultations talk on talk.id = item.id
        left join staff_enquiries called on called.id = item.id
      where lower(item.email) = ${address(person)} or item.id in (select inbox_item_id from cases where person_id = ${person})
      order by item.received_at, item.id`,
  data_requests: (person) => sql`
    select kind, law, state, text, received_on, due_on, is_extended, reason, outcome, decided_at from data_requests
      where subject_id = ${person} order by created_at, id`,
};

/** All that is kept of an account, by the name of its file. */
export async function personData(database: Kysely<Tables>, personId: string): Promise<ReadonlyMap<string, unknown[]>> {
  const data = new Map<string, unknown[]>();
  for (const [name, source] of Object.entries(SOURCES)) {
    const { rows } = await source(personId).execute(database);
    data.set(name, rows);
  }
  return data;
}
