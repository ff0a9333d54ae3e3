import type { PortalSearchItem } from '@ayana/contracts/catalogue';
import { homePortal } from '@ayana/contracts/identity';
import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import {
  BROADCAST_PURPOSE_NAMES,
  broadcastNumber,
  INCIDENT_TYPE_NAMES,
  incidentNumber,
  RESOURCE_KIND_NAMES,
} from '@ayana/contracts/operations';
import { problemNumber, serviceRequestNumber } from '@ayana/contracts/service-desk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isCaseNumber } from '../../platform/http/lists/case-numbers.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { askedTreatment, requestedTreatment } from '../case-register/index.js';
import { enquiryMatches } from '../inbox/index.js';
import { findOwnWork } from '../work/index.js';
import { visibleTo } from '../service-desk/index.js';
import { containsSpellings, spellingsOf } from './spellings.js';

/** What is looked for, and how many rows at most. */
export interface Asked {
  q: string;
  most: number;
}

type Rows = Promise<PortalSearchItem[]>;

/** Rows that contain the words, of which the best are given: a common word is in too many to sort. */
const CANDIDATES = 300;

/** Users by parts of their name and address, or by a misspelt name. */
export async function findPeople(database: Kysely<Tables>, { q, most }: Asked): Rows {
  const read = (where: RawBuilder<boolean>): Rows =>
    database
      .selectFrom(
        database
          .selectFrom('users as person')
          .selectAll()
          .where(where)
          .where(sql<boolean>`not person.is_test`)
          .limit(CANDIDATES)
          .as('person'),
      )
      .select(['person.id', 'person.name as title', 'person.email as subtitle', sql<null>`null`.as('state')])
      .orderBy(sql`word_similarity(search_latin(${q}), person.search)`, 'desc')
      .orderBy('person.id')
      .limit(most)
      .execute();
  const found = await read(containsWords(sql.ref('person.search'), q, 'search_latin'));
  if (found.length > 0) return found;
  const spelt = await spellingsOf(database, q);
  return spelt === null ? [] : read(containsSpellings(sql.ref('person.search'), spelt));
}

/** Cases by their number, by the name and address of their patient, or by a misspelt name: open ones first, the newest first. */
export function findJourneys(database: Kysely<Tables>, asked: Asked): Rows {
  return findOfPatients(database, asked, (isWanted) =>
    database
      .selectFrom('patient_journeys as journey')
      .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
      .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
      .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
      .select([
        'journey.id',
        sql<string>`concat_ws(' ', journey.case_number, patient.name)`.as('title'),
        sql<string>`coalesce(${askedTreatment()}, '')`.as('subtitle'),
        sql<null>`null`.as('state'),
      ])
      .where(isWanted)
      .orderBy(sql`journey.status = 'closed'`)
      .orderBy('journey.created_at', 'desc')
      .limit(asked.most)
      .execute(),
  );
}

/** A patient's own cases, by number. */
export function findOwnJourneys(database: Kysely<Tables>, { id }: CurrentUser, { q, most }: Asked): Rows {
  return database
    .selectFrom('patient_journeys as journey')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select([
      'journey.id',
      'journey.case_number as title',
      sql<string>`coalesce(${askedTreatment()}, '')`.as('subtitle'),
      sql<null>`null`.as('state'),
    ])
    .where('journey.patient_id', '=', id)
    .where(isCaseNumber(sql.ref('journey.case_number'), q))
    .orderBy('journey.created_at', 'desc')
    .limit(most)
    .execute();
}

/** A doctor's or a partner's work, by the number of the case or what the work shows of its patient. */
export async function findWork(database: Kysely<Tables>, user: CurrentUser, asked: Asked, now: Date): Rows {
  const works = await findOwnWork(database, user, asked, now);
  return works.map(({ id, kind, case_number, patient_name, treatment_name }) => ({
    id,
    title: [case_number, patient_name].filter(Boolean).join(' '),
    subtitle: [ASSIGNMENT_KIND_NAMES[kind], treatment_name].filter(Boolean).join(' · '),
    state: null,
    path: `${homePortal(user.role ?? '', true)}/work/${id}`,
  }));
}

/** As `findJourneys`, treatment requests, the newest first. */
export function findTreatmentRequests(database: Kysely<Tables>, asked: Asked): Rows {
  return findOfPatients(database, asked, (isWanted) =>
    database
      .selectFrom('treatment_requests as request')
      .innerJoin('users as patient', 'patient.id', 'request.patient_id')
      .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
      .leftJoin('patient_journeys as journey', 'journey.treatment_request_id', 'request.id')
      .select([
        'request.id',
        sql<string>`concat_ws(' ', journey.case_number, patient.name)`.as('title'),
        requestedTreatment().as('subtitle'),
        sql<null>`null`.as('state'),
      ])
      .where(isWanted)
      .orderBy('request.created_at', 'desc')
      .limit(asked.most)
      .execute(),
  );
}

/** What belongs to the case with this number or to patients with this name; only when there is none, to those whose name is spelt alike. */
async function findOfPatients(
  database: Kysely<Tables>,
  { q }: Asked,
  read: (isWanted: RawBuilder<boolean>) => Rows,
): Rows {
  const byName = containsWords(sql.ref('patient.search'), q, 'search_latin');
  const found = await read(sql`(${byName} or ${isCaseNumber(sql.ref('journey.case_number'), q)})`);
  if (found.length > 0) return found;
  const spelt = await spellingsOf(database, q);
  return spelt === null ? [] : read(containsSpellings(sql.ref('patient.search'), spelt));
}

/** Incidents and drills by number and words: those that run first, the newest first. */
export async function findIncidents(database: Kysely<Tables>, { q, most }: Asked): Rows {
  const rows = await database
    .selectFrom('incidents as incident')
    .select([
      'incident.id',
      'incident.number',
      'incident.is_drill',
      'incident.title',
      'incident.type',
      'incident.state',
      'incident.merged_into',
    ])
    .where(containsWords(sql.ref('incident.search'), q))
    .orderBy(sql`incident.state in ('closed', 'reviewed')`)
    .orderBy('incident.opened_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, number, is_drill, title, type, state, merged_into }) => ({
    id,
    title: `${incidentNumber(number, is_drill)} ${title}`,
    subtitle: INCIDENT_TYPE_NAMES[type],
    state: merged_into === null ? state : 'merged',
  }));
}

/** Broadcasts by number and title: those that are not over first, the newest first. */
export async function findBroadcasts(database: Kysely<Tables>, { q, most }: Asked): Rows {
  const rows = await database
    .selectFrom('broadcasts as broadcast')
    .select(['broadcast.id', 'broadcast.number', 'broadcast.title', 'broadcast.purpose', 'broadcast.state'])
    .where(containsWords(sql.ref('broadcast.search'), q))
    .orderBy(sql`broadcast.state in ('sent', 'cancelled')`)
    .orderBy('broadcast.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, number, title, purpose, state }) => ({
    id,
    title: `${broadcastNumber(number)} ${title}`,
    subtitle: BROADCAST_PURPOSE_NAMES[purpose],
    state,
  }));
}

/** Resources by name and note: those in service first. */
export async function findResources(database: Kysely<Tables>, { q, most }: Asked): Rows {
  const rows = await database
    .selectFrom('resources as resource')
    .innerJoin('cities as city', 'city.id', 'resource.city_id')
    .select(['resource.id', 'resource.name', 'resource.kind', 'city.name as city'])
    .where(containsWords(sql.ref('resource.search'), q))
    .orderBy('resource.is_in_service', 'desc')
    .orderBy('resource.name')
    .limit(most)
    .execute();
  return rows.map(({ id, name, kind, city }) => ({
    id,
    title: name,
    subtitle: [RESOURCE_KIND_NAMES[kind], city].join(' · '),
    state: null,
  }));
}

/** Organisations of the partners by parts of their name. */
export async function findOrganisations(database: Kysely<Tables>, { q, most }: Asked): Rows {
  return database
    .selectFrom('partners as partner')
    .select([
      'partner.id',
      'partner.company_name as title',
      sql<string>`''`.as('subtitle'),
      sql<null>`null`.as('state'),
    ])
    .where(containsWords(sql`search_text(partner.company_name)`, q))
    .orderBy('partner.company_name')
    .limit(most)
    .execute();
}

/** Enquiries of the inbox by the name, address and phone number of who sent them, the newest first. */
export async function findEnquiries(database: Kysely<Tables>, { q, most }: Asked): Rows {
  const read = (where: RawBuilder<boolean>): Rows =>
    database
      .selectFrom('inbox_items as item')
      .select(['item.id', 'item.name as title', 'item.email as subtitle', 'item.status as state'])
      .where(where)
      .orderBy('item.received_at', 'desc')
      .orderBy('item.id', 'desc')
      .limit(most)
      .execute();
  const found = await read(enquiryMatches(q));
  if (found.length > 0) return found;
  const spelt = await spellingsOf(database, q);
  return spelt === null ? [] : read(containsSpellings(sql.ref('item.search'), spelt));
}

/** Service requests the user sees, by number, summary and names: the one with that number, then open ones, the newest first. */
export async function findServiceRequests(database: Kysely<Tables>, user: CurrentUser, { q, most }: Asked): Rows {
  const number = Number(/^(?:sr-?)?0*(\d{1,9})$/i.exec(q)?.[1] ?? 0);
  const rows = await database
    .selectFrom(
      database
        .selectFrom('service_requests as request')
        .selectAll()
        .where(visibleTo(user))
        .where(containsWords(sql.ref('request.search'), q))
        .orderBy('request.created_at', 'desc')
        .limit(CANDIDATES)
        .as('request'),
    )
    .innerJoin('service_catalog_items as item', 'item.id', 'request.item_id')
    .leftJoin('users as requester', 'requester.id', 'request.requested_by')
    .select([
      'request.id',
      'request.number',
      'request.summary',
      'request.state',
      'item.name as service',
      'requester.name',
    ])
    .orderBy(sql`request.number = ${number}`, 'desc')
    .orderBy(sql`request.state = 'closed'`)
    .orderBy('request.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, number: count, summary, service, name, state }) => ({
    id,
    title: `${serviceRequestNumber(count)} ${summary}`,
    subtitle: [service, name].filter(Boolean).join(' · '),
    state,
  }));
}

/** Open ones first. */
export async function findProblemRecords(database: Kysely<Tables>, { q, most }: Asked): Rows {
  const rows = await database
    .selectFrom('problem_records as problem')
    .select(['problem.id', 'problem.number', 'problem.title', 'problem.workaround', 'problem.state'])
    .where(containsWords(sql`search_text('PRB-' || lpad(problem.number::text, 6, '0') || ' ' || problem.title)`, q))
    .orderBy(sql`problem.state = 'resolved'`)
    .orderBy('problem.updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, number, title, workaround, state }) => ({
    id,
    title: `${problemNumber(number)} ${title}`,
    subtitle: workaround ?? '',
    state,
  }));
}

/** Articles by words of their title, those that are no longer used last. */
export async function findKnowledgeArticles(database: Kysely<Tables>, { q, most }: Asked): Rows {
  return database
    .selectFrom('knowledge_articles as article')
    .leftJoin('service_catalog_items as item', 'item.id', 'article.item_id')
    .select(['article.id', 'article.title', 'article.state'])
    .select(({ fn, val }) => fn.coalesce('item.name', val('')).as('subtitle'))
    .where(containsWords(sql`search_text(article.title)`, q))
    .orderBy(sql`article.state = 'retired'`)
    .orderBy('article.updated_at', 'desc')
    .limit(most)
    .execute();
}
