import { BRAND } from '@ayana/contracts/brand';
import {
  TRAVEL_FEED_PATH,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATE_NAMES,
  type TravelLeg,
  type WorkFeedState,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import ical, { ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CalendarFeeds } from '../../work/index.js';
import { JOURNEY_MESSAGES as messages, readerOf } from '../../journeys/index.js';
import { legOf } from './travel.queries.js';

/** How long a part without an end takes in a calendar, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60 * 1000;

/** A trip as a calendar: the patient and each companion have a link of their own, which ends with what it shows them. */
@Injectable()
export class TravelFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly feeds: CalendarFeeds,
  ) {}

  /** @throws AppError `not_found` for those who do not travel along, as for a journey that does not exist */
  async state(user: CurrentUser, journey_id: string): Promise<WorkFeedState> {
    await refuseOthers(this.database.read(), user, journey_id);
    return this.feeds.state(user, { kind: 'travel', journey_id });
  }

  /** A new link of one's own; an older one stops. @throws AppError as `state` */
  async create(em: EntityManager, user: CurrentUser, journey_id: string): Promise<{ path: string }> {
    await refuseOthers(within(em), user, journey_id);
    return { path: `${TRAVEL_FEED_PATH}${await this.feeds.make(em, user, { kind: 'travel', journey_id })}` };
  }

  /** The own link stops, also that of a person who lost the journey; without one nothing changes. */
  remove(user: CurrentUser, journey_id: string): Promise<void> {
    return this.feeds.remove(user, { kind: 'travel', journey_id });
  }

  /**
   * The calendar of a link (RFC 5545), in its person's language, with what they may see now.
   * @throws AppError `not_found` for a link that is none any more (`CalendarFeeds.ownerOf`), or whose person lost the journey
   */
  async calendar(token: string): Promise<string> {
    const person = await this.feeds.ownerOf('travel', token);
    const { journey_id } = person;
    if (journey_id === null) throw notFound();
    const database = this.database.read();
    await refuseOthers(database, person, journey_id);
    const legs = await database
      .selectFrom('travel_legs')
      .selectAll()
      .where('journey_id', '=', journey_id)
      .orderBy('starts_at')
      .execute();
    return inLanguage(person.language, () => this.write(legs.map(legOf)));
  }

  private write(legs: readonly TravelLeg[]): string {
    const calendar = ical({
      prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' },
      name: messages.feed_name,
    });
    for (const leg of legs) {
      const start = new Date(leg.starts_at);
      calendar.createEvent({
        id: `${leg.id}@${new URL(this.config.publicOrigin).hostname}`,
        sequence: leg.version,
        stamp: new Date(leg.updated_at),
        start,
        end: leg.ends_at === null ? new Date(start.getTime() + DEFAULT_LENGTH) : new Date(leg.ends_at),
        summary: [TRAVEL_LEG_KIND_NAMES[leg.kind], [leg.from_place, leg.to_place].filter(Boolean).join(' – ')]
          .filter((part) => part !== '')
          .join(': '),
        description: [TRAVEL_LEG_STATE_NAMES[leg.status], leg.reference, leg.to_address].filter(Boolean).join('\n'),
        location: leg.to_address ?? leg.to_place ?? leg.from_place ?? '',
        status: leg.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      });
    }
    return calendar.toString();
  }
}

/** Lets through the patient, and companions who may see the trip. @throws AppError `not_found` */
async function refuseOthers(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id' | 'role'>,
  journey_id: string,
): Promise<void> {
  const { kinds, parts } = await readerOf(database, user, journey_id);
  const follows = kinds.includes('patient') || kinds.includes('companion');
  if (!follows || !parts.has('travel')) throw notFound();
}
