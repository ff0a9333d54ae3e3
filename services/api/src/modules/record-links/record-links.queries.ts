import { requestReference } from '@ayana/contracts/inbox';
import { incidentNumber, needNumber } from '@ayana/contracts/operations';
import type { LinkedKind, RecordKind, RecordLink } from '@ayana/contracts/record-links';
import { serviceRequestNumber } from '@ayana/contracts/service-desk';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';

interface Row {
  id: string | null;
  kind: LinkedKind;
  subject_id: string | null;
  url: string | null;
  created_at: Date;
  number: number | null;
  is_intake: boolean;
  is_drill: boolean | null;
  /** A case number, a name, a title. */
  text: string | null;
}

/** What a record is linked with, whichever end it was added from: cases of incidents, too. The oldest first. */
export async function linksOf(database: Kysely<Tables>, kind: RecordKind, id: string): Promise<RecordLink[]> {
  const { rows } = await sql<Row>`
    with ends as (
      select id, other_kind as kind, other_id as subject_id, url, created_at from record_links where kind = ${kind} and subject_id = ${id}
      union all
      select id, kind, subject_id, null, created_at from record_links where other_kind = ${kind} and other_id = ${id}
      union all
      select null, 'incident', incident_id, null, linked_at from incident_journeys where ${kind} = 'journey' and journey_id = ${id}
      union all
      select null, 'journey', journey_id, null, linked_at from incident_journeys where ${kind} = 'incident' and incident_id = ${id}
    )
    select ends.id, ends.kind, ends.subject_id, ends.url, ends.created_at, incident.is_drill,
      linked.id is not null and linked.journey_id is null as is_intake,
      coalesce(request.number, need.number, incident.number) as number,
      coalesce(nullif(concat_ws(' ', linked.case_number, coalesce(patient.name, sent.name)), ''), item.name, request.summary, need.title, incident.title,
        person.name) as text
    from ends
    left join cases linked on ends.kind = 'journey' and linked.id = ends.subject_id
    left join users patient on patient.id = linked.person_id
    left join inbox_items sent on sent.id = linked.inbox_item_id
    left join inbox_items item on ends.kind = 'inbox_item' and item.id = ends.subject_id
    left join service_requests request on ends.kind = 'service_request' and request.id = ends.subject_id
    left join resource_needs need on ends.kind = 'need' and need.id = ends.subject_id
    left join incidents incident on ends.kind = 'incident' and incident.id = ends.subject_id
    left join users person on ends.kind = 'user' and person.id = ends.subject_id
    order by ends.created_at, ends.id`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject_id: row.subject_id,
    url: row.url,
    label: labelOf(row),
    is_intake: row.is_intake,
    created_at: isoTime(row.created_at),
  }));
}

function labelOf({ kind, subject_id, url, number, is_drill, text }: Row): string {
  const named = (name: string): string => [name, text].filter(Boolean).join(' ');
  if (kind === 'service_request') return named(serviceRequestNumber(number ?? 0));
  if (kind === 'need') return named(needNumber(number ?? 0));
  if (kind === 'incident') return named(incidentNumber(number ?? 0, is_drill === true));
  if (kind === 'inbox_item' && subject_id !== null) return named(requestReference(subject_id));
  return text ?? url ?? '';
}
