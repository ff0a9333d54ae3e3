import { randomBytes } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import { isRole, mayEnter } from '@ayana/contracts/identity';
import type { WorkFeedState } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { onCallBetween, type OnCallTime, ROTA_FEED_PATH } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, isoTime } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { permanentTokenHash } from '../../../platform/secrets/permanent-token.js';
import { ESCALATION_MESSAGES as messages } from '../messages.js';
import { findNames } from '../staff.js';
import { RotaFeedRow } from './rota-feed.entity.js';
import { OnCallRotaRow } from './rota.entity.js';
import { overridesOf, planOf, rotas } from './rotas.queries.js';

const SECRET_BYTES = 32;
const DAY = 24 * 60 * 60_000;
/** What a calendar holds: this long before and after now, in milliseconds. */
const [BEHIND, AHEAD] = [30 * DAY, 180 * DAY];

interface Turn extends OnCallTime {
  rota: string;
  rota_id: string;
}

/** On-call turns as a calendar, of a rota or one's own, each by a secret link of one person. It ends with their access. */
@Injectable()
export class RotaFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Since when the caller has a link. */
  async state({ id }: CurrentUser, rota_id: string | null): Promise<WorkFeedState> {
    const row = await this.database
      .read()
      .selectFrom('rota_feeds')
      .select('created_at')
      .where('user_id', '=', id)
      .where('rota_id', 'is not distinct from', rota_id)
      .executeTakeFirst();
    return { created_at: row === undefined ? null : isoTime(row.created_at) };
  }

  /** A new link; an older one stops. @throws AppError `not_found` for a rota that is not there */
  async create(em: EntityManager, { id: user_id }: CurrentUser, rota_id: string | null): Promise<{ path: string }> {
    if (rota_id !== null && (await em.count(OnCallRotaRow, { id: rota_id })) === 0) throw notFound();
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    await em.nativeDelete(RotaFeedRow, { user_id, rota_id });
    em.create(RotaFeedRow, {
      id: this.ids.next(),
      user_id,
      rota_id,
      token_hash: permanentTokenHash(token),
      created_at: this.clock.now(),
    });
    await em.flush();
    return { path: `${ROTA_FEED_PATH}${token}` };
  }

  /** The link stops; without one nothing changes. */
  async remove({ id: user_id }: CurrentUser, rota_id: string | null): Promise<void> {
    await this.database.write((em) => em.nativeDelete(RotaFeedRow, { user_id, rota_id }));
  }

  /**
   * The calendar of a link (RFC 5545), in its person's language.
   * @throws AppError `not_found` for one that is forged, was replaced or stopped, or whose person is not of the staff any more
   */
  async calendar(token: string): Promise<string> {
    const feed = await this.database
      .read()
      .selectFrom('rota_feeds as feed')
      .innerJoin('users as person', 'person.id', 'feed.user_id')
      .select(['feed.rota_id', 'person.id', 'person.role', 'person.language'])
      .where('feed.token_hash', '=', permanentTokenHash(token))
      .executeTakeFirst();
    if (feed === undefined || !isRole(feed.role) || !mayEnter('escalation_management', feed.role)) throw notFound();
    const { rota_id, id } = feed;
    const turns = await this.turnsOf(rota_id);
    const own = rota_id === null ? turns.filter(({ user_id }) => user_id === id) : turns;
    const personOf = await findNames(
      this.database.read(),
      own.map(({ user_id }) => user_id),
    );
    return inLanguage(feed.language ?? ENGLISH.tag, () => {
      const name = rota_id === null ? messages.feed_own : messages.feed_turn(own[0]?.rota ?? '');
      return this.write(
        name,
        own.map((turn) => ({
          turn,
          summary: rota_id === null ? messages.feed_turn(turn.rota) : messages.feed_person(personOf(turn.user_id).name),
        })),
      );
    });
  }

  private async turnsOf(rota_id: string | null): Promise<Turn[]> {
    const database = this.database.read();
    const now = this.clock.now().getTime();
    const [from, until] = [new Date(now - BEHIND), new Date(now + AHEAD)];
    const rows = await rotas(database)
      .where('rota.archived_at', 'is', null)
      .$if(rota_id !== null, (query) => query.where('rota.id', '=', rota_id ?? ''))
      .execute();
    const overrides = await overridesOf(
      database,
      rows.map(({ id }) => id),
      from,
      until,
    );
    return rows.flatMap((row) => {
      const own = overrides.filter((override) => override.rota_id === row.id);
      return onCallBetween(planOf(row), own, from, until).map((part) =>
        Object.assign(part, { rota: row.name, rota_id: row.id }),
      );
    });
  }

  private write(name: string, events: readonly { turn: Turn; summary: string }[]): string {
    const calendar = ical({ prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' }, name });
    const { publicOrigin } = this.config;
    for (const { turn, summary } of events)
      calendar.createEvent({
        // A turn keeps its identity while it begins at the same moment.
        id: `on-call-${turn.rota_id}-${turn.override_id ?? turn.from_at.getTime()}@${new URL(publicOrigin).hostname}`,
        stamp: this.clock.now(),
        start: turn.from_at,
        end: turn.until_at,
        summary,
        url: `${publicOrigin}/admin/escalation-management/on-call/${turn.rota_id}`,
      });
    return calendar.toString();
  }
}
