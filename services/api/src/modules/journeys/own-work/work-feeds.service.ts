import { randomBytes } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import { ASSIGNMENT_KIND_NAMES, TRAVEL_LEG_KIND_NAMES, WORK_FEED_PATH, type WorkEvent } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import { listWorkEvents } from './work-calendar.queries.js';
import type { WorkFeedDto, WorkFeedStateDto } from './work-calendar.dto.js';

const SECRET_BYTES = 32;
const DAY = 24 * 60 * 60_000;
/** What a calendar holds: this long before and after now, in milliseconds. */
const [BEHIND, AHEAD] = [30 * DAY, 180 * DAY];
/** How long something without an end takes in a calendar, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60_000;

type Events = Awaited<ReturnType<typeof listWorkEvents>>;

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** Migration 0115. */
    work_feeds: { user_id: string; token_hash: string; created_at: Date };
  }
}

/** All work of a person as a calendar that a phone subscribes to, by a secret link. No names of patients and no treatments leave with it. */
@Injectable()
export class WorkFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async state(user: CurrentUser): Promise<WorkFeedStateDto> {
    const row = await this.database
      .read()
      .selectFrom('work_feeds')
      .select('created_at')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    return { created_at: row === undefined ? null : isoTime(row.created_at) };
  }

  /** A new link; an older one stops. */
  async create(em: EntityManager, user: CurrentUser): Promise<WorkFeedDto> {
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const values = { token_hash: permanentTokenHash(token), created_at: this.clock.now() };
    await within(em)
      .insertInto('work_feeds')
      .values({ user_id: user.id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    return { path: `${WORK_FEED_PATH}${token}` };
  }

  /** The link stops; without one nothing changes. */
  async remove(user: CurrentUser): Promise<void> {
    await this.database.write((em) => within(em).deleteFrom('work_feeds').where('user_id', '=', user.id).execute());
  }

  /**
   * The calendar of a link (RFC 5545), in the person's language, with what they may see now.
   * @throws AppError `not_found` for a link that is forged, was replaced or taken back
   */
  async calendar(token: string): Promise<string> {
    const database = this.database.read();
    const person = await database
      .selectFrom('work_feeds as feed')
      .innerJoin('users as person', 'person.id', 'feed.user_id')
      .select(['person.id', 'person.language'])
      .where('feed.token_hash', '=', permanentTokenHash(token))
      .where(sql<boolean>`person.role is not null`)
      .executeTakeFirst();
    if (person === undefined) throw notFound();
    const now = this.clock.now();
    const [from, to] = [new Date(now.getTime() - BEHIND), new Date(now.getTime() + AHEAD)];
    const events = await listWorkEvents(database, { user: person, now, from, to });
    return inLanguage(person.language ?? ENGLISH.tag, () => this.write(events));
  }

  private write(events: Events): string {
    const calendar = ical({
      prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' },
      name: M.work_feed_name,
    });
    const { hostname } = new URL(this.config.publicOrigin);
    for (const event of events) {
      const start = new Date(event.starts_at);
      calendar.createEvent({
        id: `${event.kind}-${event.id}@${hostname}`,
        stamp: new Date(event.changed_at),
        start,
        end: event.ends_at === null ? new Date(start.getTime() + DEFAULT_LENGTH) : new Date(event.ends_at),
        summary: summaryOf(event),
        location: event.kind === 'leg' || event.kind === 'check_out' ? (event.place ?? '') : '',
      });
    }
    return calendar.toString();
  }
}

/** A calendar may be seen by others: it says what and when, not who. */
function summaryOf({ kind, work, leg_kind, place }: WorkEvent): string {
  if (kind === 'talk') return place === 'phone' ? M.talk_by_phone : M.talk_by_video;
  if (kind === 'check_out') return M.check_out;
  if (kind === 'leg' && leg_kind !== null) return TRAVEL_LEG_KIND_NAMES[leg_kind];
  return M.work_due(work === null ? '' : ASSIGNMENT_KIND_NAMES[work.kind]);
}
