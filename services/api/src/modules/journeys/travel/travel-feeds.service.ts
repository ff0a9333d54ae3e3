import { randomBytes } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import {
  TRAVEL_FEED_PATH,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATE_NAMES,
  type TravelLeg,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import ical, { ICalEventStatus } from 'ical-generator';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import { readerOf } from '../readers/journey-readers.js';
import { legOf } from './travel.queries.js';

const SECRET_BYTES = 32;
/** How long a part without an end takes in a calendar, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60 * 1000;

/** A trip as a calendar that a phone subscribes to, by a secret link. */
@Injectable()
export class TravelFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * A new link, by the patient; an older one stops.
   * @throws AppError `not_found` for anyone else
   */
  async create(em: EntityManager, user: CurrentUser, journey_id: string): Promise<{ path: string }> {
    const { kinds } = await readerOf(within(em), user, journey_id);
    if (!kinds.includes('patient')) throw notFound();
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const now = this.clock.now();
    const feed_token_hash = permanentTokenHash(token);
    await within(em)
      .insertInto('travel_plans')
      .values({ id: this.ids.next(), journey_id, feed_token_hash, version: 1, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('journey_id').doUpdateSet({ feed_token_hash, updated_at: now }))
      .execute();
    return { path: `${TRAVEL_FEED_PATH}${token}` };
  }

  /**
   * The calendar of a link (RFC 5545), in the patient's language.
   * @throws AppError `not_found` for a link that is forged or was replaced
   */
  async calendar(token: string): Promise<string> {
    const database = this.database.read();
    const plan = await database
      .selectFrom('travel_plans as plan')
      .innerJoin('patient_journeys as journey', 'journey.id', 'plan.journey_id')
      .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select(['plan.journey_id', 'patient.language'])
      .where('plan.feed_token_hash', '=', permanentTokenHash(token))
      .executeTakeFirst();
    if (plan === undefined) throw notFound();
    const legs = await database
      .selectFrom('travel_legs')
      .selectAll()
      .where('journey_id', '=', plan.journey_id)
      .orderBy('starts_at')
      .execute();
    return inLanguage(plan.language ?? ENGLISH.tag, () => this.write(legs.map(legOf)));
  }

  private write(legs: readonly TravelLeg[]): string {
    const calendar = ical({ prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' }, name: M.feed_name });
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
