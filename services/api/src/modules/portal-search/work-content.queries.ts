import type { PortalSearchItem } from '@ayana/contracts/catalogue';
import { homePortal } from '@ayana/contracts/identity';
import { ASSIGNMENT_KINDS, READER_PARTS, TRAVEL_LEG_KIND_NAMES, type TravelLegKind } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { assignedTo } from '../journeys/index.js';
import type { Asked } from './portal-search.queries.js';

type Rows = Promise<PortalSearchItem[]>;

interface Found {
  id: string;
  assignment_id: string;
  case_number: string;
  text: string;
}

/** Work that is not ended: what is in it is found. Ended work is found by its number only. */
const openWork = (user: CurrentUser): RawBuilder<boolean> =>
  sql`${assignedTo(user)} and assignment.status in ('offered', 'accepted')`;

/** The kinds of work that see the parts of a trip which were given to them. */
const WITH_LEGS = ASSIGNMENT_KINDS.filter((kind) => READER_PARTS[kind].includes('legs'));

const portalOf = ({ role }: CurrentUser): string => homePortal(role ?? '', true);

/** Tests and medicines that a laboratory or a pharmacy was given, or that the doctor ordered, by their names. */
export async function findWorkOrders(database: Kysely<Tables>, user: CurrentUser, { q, most }: Asked): Rows {
  const tests = sql`(select string_agg(test.name, ', ' order by test.position) from laboratory_tests test where test.code = any(lab.tests))`;
  const medicines = sql`(select string_agg(concat_ws(' ', item.medicine, item.strength), ', ' order by item.position)
    from prescription_items item where item.prescription_id = script.id)`;
  const { rows } = await sql<Found & { is_own: boolean; kind: 'order' | 'prescription' }>`
    select found.id, found.assignment_id, found.text, found.is_own, found.kind, journey.case_number from (
      select lab.id, lab.assignment_id, lab.journey_id, lab.created_at, ${tests} as text, lab.ordered_by = ${user.id} as is_own, 'order' as kind
      from laboratory_orders lab join assignments assignment on assignment.id = lab.assignment_id
      where lab.status not in ('released', 'cancelled') and (${openWork(user)} or lab.ordered_by = ${user.id})
      union all
      select script.id, script.assignment_id, script.journey_id, script.created_at, ${medicines}, script.doctor_id = ${user.id}, 'prescription'
      from prescriptions script join assignments assignment on assignment.id = script.assignment_id
      where script.status not in ('delivered', 'cancelled') and (${openWork(user)} or script.doctor_id = ${user.id})) found
    join patient_journeys journey on journey.id = found.journey_id
    where ${containsWords(sql`search_text(found.text)`, q)}
      and (not found.is_own or exists (select 1 from assignments assignment where assignment.journey_id = found.journey_id and ${openWork(user)}))
    order by found.created_at desc, found.id limit ${most}`.execute(database);
  return rows.map(({ id, assignment_id, text, case_number, is_own, kind }) => ({
    id,
    title: text,
    subtitle: case_number,
    state: null,
    path:
      is_own && user.role === 'doctor'
        ? `/doctor-portal/orders?${kind}=${id}`
        : `${portalOf(user)}/work/${assignment_id}`,
  }));
}

/** Parts of trips that the reader carries out, by their booking’s reference and places. */
export async function findWorkLegs(database: Kysely<Tables>, user: CurrentUser, { q, most }: Asked): Rows {
  const text = sql`concat_ws(' · ', nullif(concat_ws(' – ', leg.from_place, leg.to_place), ''), leg.reference)`;
  const { rows } = await sql<Found & { kind: TravelLegKind }>`
    select leg.id, leg.kind, assignment.id as assignment_id, ${text} as text, journey.case_number
    from travel_legs leg
    join assignments assignment on assignment.id = leg.assignment_id
    join patient_journeys journey on journey.id = leg.journey_id
    where ${openWork(user)} and assignment.kind = any (${WITH_LEGS}) and leg.status <> 'cancelled'
      and ${containsWords(sql`search_text(concat_ws(' ', leg.from_place, leg.to_place, leg.reference))`, q)}
    order by leg.starts_at, leg.id limit ${most}`.execute(database);
  return rows.map(({ id, kind, assignment_id, text: places, case_number }) => ({
    id,
    title: places,
    subtitle: [TRAVEL_LEG_KIND_NAMES[kind], case_number].join(' · '),
    state: null,
    path: `${portalOf(user)}/work/${assignment_id}`,
  }));
}

/** Messages of the threads of the reader’s work by their words and author, the newest first. */
export async function findWorkMessages(database: Kysely<Tables>, user: CurrentUser, { q, most }: Asked): Rows {
  const { rows } = await sql<Found & { author: string | null }>`
    select message.id, assignment.id as assignment_id, message.text, journey.case_number, author.name as author
    from assignments assignment
    join threads thread on thread.assignment_id = assignment.id
    join messages message on message.thread_id = thread.id
    join patient_journeys journey on journey.id = assignment.journey_id
    left join users author on author.id = message.author_id
    where ${openWork(user)} and ${containsWords(sql`search_text(concat_ws(' ', message.text, author.name))`, q)}
    order by message.created_at desc, message.id limit ${most}`.execute(database);
  return rows.map(({ id, assignment_id, text, case_number, author }) => ({
    id,
    title: text.replaceAll(/\s+/g, ' ').trim().slice(0, SNIPPET),
    subtitle: [author ?? '', case_number].filter((each) => each !== '').join(' · '),
    state: null,
    path: `${portalOf(user)}/messages?work=${assignment_id}`,
  }));
}

/** Characters shown of a message. */
const SNIPPET = 120;
