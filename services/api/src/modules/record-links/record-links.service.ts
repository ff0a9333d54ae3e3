import { type LinkedKind, readRecordNumber, type RecordKind, type RecordLink } from '@ayana/contracts/record-links';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { enquiryMatches } from '../inbox/index.js';
import { RECORD_LINK_MESSAGES as messages } from './messages.js';
import { RecordLinkRow } from './record-link.entity.js';
import type { NewRecordLinkDto, RecordLinksQueryDto } from './record-links.dto.js';
import { linksOf } from './record-links.queries.js';

/** One end of a link. */
export interface LinkEnd {
  kind: RecordKind;
  id: string;
}

type Other = { kind: Exclude<LinkedKind, 'url'>; id: string } | { kind: 'url'; url: string };
/** What a module does with a link to its records, such as a line of their timeline. */
type Follow = (em: EntityManager, user: CurrentUser, end: LinkEnd, other: LinkedKind, added: boolean) => Promise<void>;
/** Two kinds whose links a module keeps itself. */
interface Keeper {
  kinds: readonly [RecordKind, RecordKind];
  /** Whether it keeps this one; others are links like any. */
  keeps: (em: EntityManager, ids: readonly [string, string]) => Promise<boolean>;
  add: (em: EntityManager, user: CurrentUser, ids: readonly [string, string]) => Promise<void>;
}

const TABLES: Readonly<Record<Exclude<LinkedKind, 'url'>, string>> = {
  journey: 'cases',
  inbox_item: 'inbox_items',
  service_request: 'service_requests',
  need: 'resource_needs',
  incident: 'incidents',
  user: 'users',
};

/** Links between records of the staff. */
@Injectable()
export class RecordLinks {
  private readonly followers: Follow[] = [];
  private readonly keepers: Keeper[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  follow(one: Follow): void {
    this.followers.push(one);
  }

  keptBy(keeper: Keeper): void {
    this.keepers.push(keeper);
  }

  list({ record_kind: kind, record_id: id }: RecordLinksQueryDto): Promise<RecordLink[]> {
    return linksOf(this.database.read(), kind, id);
  }

  /** @throws AppError `not_found` for a record that is not there, `invalid_fields` for a number of none */
  async add(em: EntityManager, user: CurrentUser, form: NewRecordLinkDto): Promise<RecordLink[]> {
    const { record_kind: kind, record_id: id, number, url } = form;
    if ((number === undefined) === (url === undefined))
      throw refusedFields([{ field: 'number', message: messages.number_or_url }]);
    const other: Other = url === undefined ? await found(em, number ?? '') : { kind: 'url', url };
    await this.join(em, user, { kind, id }, other, 'number');
    return linksOf(within(em), kind, id);
  }

  /** Once for two records, whichever end is named first. @param field of the other end, for what is refused */
  async join(em: EntityManager, user: CurrentUser, end: LinkEnd, other: Other, field: string): Promise<void> {
    if (!(await isThere(em, end.kind, end.id))) throw notFound();
    if (other.kind !== 'url') {
      if (!(await isThere(em, other.kind, other.id)))
        throw refusedFields([{ field, message: messages.unknown_record }]);
      if (other.id === end.id) throw refusedFields([{ field, message: messages.itself }]);
      if (await areLinked(em, end.id, other.id)) return;
      if (await this.keep(em, user, end, other)) return;
    }
    const row = em.create(RecordLinkRow, {
      id: this.ids.next(),
      kind: end.kind,
      subject_id: end.id,
      other_kind: other.kind,
      other_id: other.kind === 'url' ? null : other.id,
      url: other.kind === 'url' ? other.url : null,
      created_by: user.id,
      created_at: this.clock.now(),
    });
    await em.flush();
    await this.noted(em, user, row, true);
  }

  async remove(em: EntityManager, user: CurrentUser, id: string): Promise<void> {
    const row = await em.findOne(RecordLinkRow, { id });
    if (row === null) throw notFound();
    em.remove(row);
    await em.flush();
    await this.noted(em, user, row, false);
  }

  /** What a record is linked with is linked with another one of its kind from now on, once: its work goes on there. */
  async move(em: EntityManager, user: CurrentUser, { kind, id: from }: LinkEnd, into: string): Promise<void> {
    const rows = await em.find(
      RecordLinkRow,
      {
        $or: [
          { kind, subject_id: from },
          { other_kind: kind, other_id: from },
        ],
      },
      { orderBy: { created_at: 'asc', id: 'asc' } },
    );
    for (const row of rows) {
      const isFirst = row.subject_id === from;
      const [other_kind, other_id] = isFirst ? [row.other_kind, row.other_id] : [row.kind, row.subject_id];
      // The two themselves stay linked.
      if (other_id === into) continue;
      if (other_id != null && (await areLinked(em, into, other_id))) em.remove(row);
      else if (isFirst) row.subject_id = into;
      else row.other_id = into;
      await em.flush();
      const details = { id: into, kind, other_kind, other_id: other_id ?? null, moved_from: from };
      await this.trail.record(em, { action: 'record_link.changed', actor: user, subject_id: null, details });
    }
  }

  private async keep(em: EntityManager, user: CurrentUser, end: LinkEnd, other: Other): Promise<boolean> {
    if (other.kind === 'url') return false;
    for (const { kinds, keeps, add } of this.keepers) {
      const [first, second] = [end, other].toSorted(
        (one, two) => kinds.indexOf(one.kind as RecordKind) - kinds.indexOf(two.kind as RecordKind),
      );
      if (first?.kind !== kinds[0] || second?.kind !== kinds[1]) continue;
      if (!(await keeps(em, [first.id, second.id]))) continue;
      await add(em, user, [first.id, second.id]);
      return true;
    }
    return false;
  }

  private async noted(em: EntityManager, user: CurrentUser, row: RecordLinkRow, added: boolean): Promise<void> {
    const { kind, subject_id, other_kind, other_id } = row;
    for (const follow of this.followers) {
      await follow(em, user, { kind, id: subject_id }, other_kind, added);
      if (other_id && other_kind !== 'user' && other_kind !== 'url')
        await follow(em, user, { kind: other_kind, id: other_id }, kind, added);
    }
    const details = { id: subject_id, kind, other_kind, other_id: other_id ?? null, added };
    await this.trail.record(em, { action: 'record_link.changed', actor: user, subject_id: null, details });
  }
}

/** Whichever of the two was named first. */
async function areLinked(em: EntityManager, one: string, two: string): Promise<boolean> {
  const pairs = [
    { subject_id: one, other_id: two },
    { subject_id: two, other_id: one },
  ];
  return (await em.count(RecordLinkRow, { $or: pairs })) > 0;
}

async function isThere(em: EntityManager, kind: keyof typeof TABLES, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(TABLES[kind])} where id = ${id}`.execute(within(em));
  return rows.length > 0;
}

/** @throws AppError `invalid_fields` */
async function found(em: EntityManager, text: string): Promise<Other> {
  const named = readRecordNumber(text);
  if (named === null) throw refusedFields([{ field: 'number', message: messages.number_or_url }]);
  const condition =
    named.kind === 'journey'
      ? sql`item.case_number like ${named.pattern}`
      : named.kind === 'inbox_item'
        ? enquiryMatches(named.reference)
        : sql`item.number = ${named.number}`;
  const order = named.kind === 'inbox_item' ? sql`item.received_at` : sql`item.created_at`;
  const { rows } = await sql<{ id: string }>`
    select item.id from ${sql.table(TABLES[named.kind])} item where ${condition}
    ${named.kind === 'incident' ? sql`` : sql`order by ${order} desc`} limit 1`.execute(within(em));
  const [row] = rows;
  if (row === undefined) throw refusedFields([{ field: 'number', message: messages.unknown_record }]);
  return { kind: named.kind, id: row.id };
}
