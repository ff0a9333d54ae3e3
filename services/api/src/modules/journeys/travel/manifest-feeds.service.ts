import { randomBytes } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import { MANIFEST_FEED_PATH, TRAVEL_LEG_KIND_NAMES } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import type { Kysely } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';
import { refuseReaders } from '../../organisations/index.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import type { ManifestFeedStateDto } from './manifest-feeds.dto.js';
import { legsOnTheRoad, type ManifestLeg } from './manifest-feed.queries.js';

const SECRET_BYTES = 32;
const DAY = 24 * 60 * 60_000;
/** What a calendar holds: this long before and after now, in milliseconds. */
const [BEHIND, AHEAD] = [30 * DAY, 180 * DAY];
/** How long something without an end takes in a calendar, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60_000;

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** Migration 0161. */
    manifest_feeds: { partner_id: string; token_hash: string; created_by: string | null; created_at: Date };
  }
}

/**
 * The manifest of an organisation as a calendar that its desk and its drivers subscribe to, by one secret link. No names of patients and no
 * treatments leave with it: anyone who has the link can read it.
 */
@Injectable()
export class ManifestFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A person of no organisation has none, and cannot make one. */
  async state(user: CurrentUser): Promise<ManifestFeedStateDto> {
    const row = await this.database
      .read()
      .selectFrom('partner_members as member')
      .leftJoin('manifest_feeds as feed', 'feed.partner_id', 'member.partner_id')
      .select(['member.role', 'feed.created_at'])
      .where('member.user_id', '=', user.id)
      .executeTakeFirst();
    if (row === undefined) return { created_at: null, may_change: false };
    const { role, created_at } = row;
    return { created_at: created_at === null ? null : isoTime(created_at), may_change: role !== 'read_only' };
  }

  /** A new link for everyone of the organisation; an older one stops. @throws AppError `not_found`, `not_allowed` for a member who only reads */
  async create(em: EntityManager, user: CurrentUser): Promise<{ path: string }> {
    await refuseReaders(em, user);
    const partner_id = await organisationOf(within(em), user);
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    const values = { token_hash: permanentTokenHash(token), created_by: user.id, created_at: this.clock.now() };
    await within(em)
      .insertInto('manifest_feeds')
      .values({ partner_id, ...values })
      .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(values))
      .execute();
    return { path: `${MANIFEST_FEED_PATH}${token}` };
  }

  /** The link stops; without one nothing changes. @throws AppError as `create` */
  async remove(user: CurrentUser): Promise<void> {
    await this.database.write(async (em) => {
      await refuseReaders(em, user);
      const partner_id = await organisationOf(within(em), user);
      await within(em).deleteFrom('manifest_feeds').where('partner_id', '=', partner_id).execute();
    });
  }

  /**
   * The calendar of a link (RFC 5545), in the language of who made it, with what the organisation may see now.
   * @throws AppError `not_found` for a link that is forged, was replaced or taken back, or of an organisation that is not active
   */
  async calendar(token: string): Promise<string> {
    const database = this.database.read();
    const feed = await database
      .selectFrom('manifest_feeds as feed')
      .innerJoin('partners as partner', 'partner.id', 'feed.partner_id')
      .leftJoin('users as person', 'person.id', 'feed.created_by')
      .select(['partner.id', 'partner.company_name', 'person.language'])
      .where('feed.token_hash', '=', permanentTokenHash(token))
      .where('partner.status', '=', 'active')
      .executeTakeFirst();
    if (feed === undefined) throw notFound();
    const now = this.clock.now().getTime();
    const legs = await legsOnTheRoad(database, feed.id, new Date(now - BEHIND), new Date(now + AHEAD));
    return inLanguage(feed.language ?? ENGLISH.tag, () => this.write(feed.company_name, legs));
  }

  private write(organisation: string, legs: readonly ManifestLeg[]): string {
    const calendar = ical({
      prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' },
      name: M.manifest_feed_name(organisation),
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
        summary: leg.kind === 'check_out' ? M.check_out : TRAVEL_LEG_KIND_NAMES[leg.kind],
        location: [leg.from_place, leg.to_place].filter(Boolean).join(' – '),
        // Who it is for is read there, signed in.
        url: `${publicOrigin}/partner-portal/manifest?day=${leg.day}`,
      });
    }
    return calendar.toString();
  }
}

/** Of the person. @throws AppError `not_found` where there is none */
async function organisationOf(database: Kysely<Tables>, user: CurrentUser): Promise<string> {
  const member = await database
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (member === undefined) throw notFound();
  return member.partner_id;
}
