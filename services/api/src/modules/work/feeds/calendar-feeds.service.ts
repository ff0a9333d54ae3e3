import { randomBytes } from 'node:crypto';
import { type AccessEntry, isRole, mayEnter, type Role } from '@ayana/contracts/identity';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';

const SECRET_BYTES = 32;

/** Who may follow a calendar of each kind: the entry of the routes that make its link, and a link of a person who lost it is none. */
export const FEED_ACCESS = {
  travel: 'patient_journeys',
  work: 'patient_journeys',
  manifest: 'trips_portal',
} as const satisfies Record<string, AccessEntry>;

/** One calendar: of a trip it is that of a journey, of work and of a manifest there is one. */
export type Feed =
  | { kind: 'travel'; journey_id: string }
  | { kind: 'work'; journey_id: null }
  | { kind: 'manifest'; journey_id: null };

/** The person who follows a calendar, as they are now. */
export interface FeedOwner {
  id: string;
  role: Role;
  language: string;
  journey_id: string | null;
}

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** Migration 0008. */
    calendar_feeds: {
      id: string;
      user_id: string;
      kind: Feed['kind'];
      journey_id: string | null;
      token_hash: string;
      created_at: Date;
    };
  }
}

/**
 * Secret links by which phones follow calendars: each is of one person. What a link gives is read with what its person may read at that
 * moment, so it ends with their access; the person can stop it, or make a new one.
 */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Since when a person has a link. */
  async state(user: CurrentUser, { kind, journey_id }: Feed): Promise<{ created_at: string | null }> {
    const row = await this.database
      .read()
      .selectFrom('calendar_feeds')
      .select('created_at')
      .where('user_id', '=', user.id)
      .where('kind', '=', kind)
      .where('journey_id', 'is not distinct from', journey_id)
      .executeTakeFirst();
    return { created_at: row === undefined ? null : isoTime(row.created_at) };
  }

  /** A new link; an older one stops. @returns its secret */
  async make(em: EntityManager, user: CurrentUser, { kind, journey_id }: Feed): Promise<string> {
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const values = { token_hash: permanentTokenHash(token), created_at: this.clock.now() };
    await within(em)
      .insertInto('calendar_feeds')
      .values({ id: this.ids.next(), user_id: user.id, kind, journey_id, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'journey_id']).doUpdateSet(values))
      .execute();
    return token;
  }

  /** The link stops; without one nothing changes. */
  async remove(user: CurrentUser, { kind, journey_id }: Feed): Promise<void> {
    await this.database.write((em) =>
      within(em)
        .deleteFrom('calendar_feeds')
        .where('user_id', '=', user.id)
        .where('kind', '=', kind)
        .where('journey_id', 'is not distinct from', journey_id)
        .execute(),
    );
  }

  /**
   * Who a link belongs to.
   * @throws AppError `not_found` for one that is forged, was replaced or stopped, or whose person may not follow such a calendar any more
   */
  async ownerOf(kind: Feed['kind'], token: string): Promise<FeedOwner> {
    const row = await this.database
      .read()
      .selectFrom('calendar_feeds as feed')
      .innerJoin('users as person', 'person.id', 'feed.user_id')
      .select(['person.id', 'person.role', 'person.language', 'feed.journey_id'])
      .where('feed.token_hash', '=', permanentTokenHash(token))
      .where('feed.kind', '=', kind)
      .executeTakeFirst();
    if (row === undefined || !isRole(row.role) || !mayEnter(FEED_ACCESS[kind], row.role)) throw notFound();
    return { ...row, role: row.role, language: row.language ?? ENGLISH.tag };
  }
}
