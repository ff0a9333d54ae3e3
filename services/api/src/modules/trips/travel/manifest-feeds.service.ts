import { BRAND } from '@ayana/contracts/brand';
import { MANIFEST_FEED_PATH, TRAVEL_LEG_KIND_NAMES, type ManifestFeedState } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import type { Kysely } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CalendarFeeds, type Feed } from '../../work/index.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import { legsOnTheRoad, type ManifestLeg } from './manifest-feed.queries.js';

const MANIFEST: Feed = { kind: 'manifest', journey_id: null };
const DAY = 24 * 60 * 60_000;
/** What a calendar holds: this long before and after now, in milliseconds. */
const [BEHIND, AHEAD] = [30 * DAY, 180 * DAY];
/** How long something without an end takes in a calendar, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60_000;

/**
 * The manifest of an organisation as a calendar that its desk and its drivers follow, each by a secret link of their own. No names of patients
 * and no treatments leave with it: anyone who has the link can read it.
 */
@Injectable()
export class ManifestFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feeds: CalendarFeeds,
  ) {}

  /** A person of no organisation has none, and cannot make one. */
  async state(user: CurrentUser): Promise<ManifestFeedState> {
    const [{ created_at }, organisation] = await Promise.all([
      this.feeds.state(user, MANIFEST),
      organisationOf(this.database.read(), user),
    ]);
    return { created_at, may_change: organisation !== undefined };
  }

  /** A new link; an older one stops. @throws AppError `not_found` for a person of no organisation */
  async create(em: EntityManager, user: CurrentUser): Promise<{ path: string }> {
    if ((await organisationOf(within(em), user)) === undefined) throw notFound();
    return { path: `${MANIFEST_FEED_PATH}${await this.feeds.make(em, user, MANIFEST)}` };
  }

  /** The link stops; without one nothing changes. */
  remove(user: CurrentUser): Promise<void> {
    return this.feeds.remove(user, MANIFEST);
  }

  /**
   * The calendar of a link (RFC 5545), in its person's language, with what their organisation may see now.
   * @throws AppError `not_found` for a link that is none any more (`CalendarFeeds.ownerOf`), or whose person is of no active organisation
   */
  async calendar(token: string): Promise<string> {
    const person = await this.feeds.ownerOf('manifest', token);
    const database = this.database.read();
    const organisation = await organisationOf(database, person);
    if (organisation?.status !== 'active') throw notFound();
    const now = this.clock.now().getTime();
    const legs = await legsOnTheRoad(database, organisation.id, new Date(now - BEHIND), new Date(now + AHEAD));
    return inLanguage(person.language, () => this.write(organisation.company_name, legs));
  }

  private write(organisation: string, legs: readonly ManifestLeg[]): string {
    const calendar = ical({
      prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' },
      name: messages.manifest_feed_name(organisation),
    });
    const { publicOrigin } = this.config;
    for (const leg of legs) {
      const start = new Date(leg.starts_at);
      calendar.createEvent({
        id: `${leg.kind === 'check_out' ? 'check-out' : 'manifest'}-${leg.id}@${new URL(publicOrigin).hostname}`,
        sequence: leg.version,
        stamp: new Date(leg.updated_at),
        start,
        end: leg.ends_at === null ? new Date(start.getTime() + DEFAULT_LENGTH) : new Date(leg.ends_at),
        summary: `${leg.kind === 'check_out' ? messages.check_out : TRAVEL_LEG_KIND_NAMES[leg.kind]} · ${leg.case_number}`,
        location: [leg.from_place, leg.to_place].filter(Boolean).join(' – '),
        // Who it is for is read there, signed in.
        url: `${publicOrigin}/partner-portal/manifest?day=${leg.day}`,
      });
    }
    return calendar.toString();
  }
}

/** The organisation a person belongs to now. */
const organisationOf = (database: Kysely<Tables>, { id }: Pick<CurrentUser, 'id'>) =>
  database
    .selectFrom('partner_members as member')
    .innerJoin('partners as partner', 'partner.id', 'member.partner_id')
    .select(['partner.id', 'partner.company_name', 'partner.status'])
    .where('member.user_id', '=', id)
    .executeTakeFirst();
