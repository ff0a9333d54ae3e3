import { BRAND } from '@ayana/contracts/brand';
import {
  ASSIGNMENT_KIND_NAMES,
  STAY_GAP_NAMES,
  STAY_GAPS,
  TRAVEL_LEG_KIND_NAMES,
  WORK_FEED_PATH,
  type WorkEvent,
  type WorkFeedState,
  type WorkFeed,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CalendarFeeds, type Feed } from '../feeds/calendar-feeds.service.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import { listWorkEvents } from './work-calendar.queries.js';

const WORK: Feed = { kind: 'work', journey_id: null };
const DAY = 24 * 60 * 60_000;
/** What a calendar holds: this long before and after now, in milliseconds. */
const [BEHIND, AHEAD] = [30 * DAY, 180 * DAY];
/** How long something without an end takes in a calendar, in milliseconds. */
const DEFAULT_LENGTH = 60 * 60_000;

type Events = Awaited<ReturnType<typeof listWorkEvents>>;

/** All work of a person as a calendar that a phone subscribes to, by a secret link. No names of patients and no treatments leave with it, only case numbers. */
@Injectable()
export class WorkFeeds {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feeds: CalendarFeeds,
  ) {}

  state(user: CurrentUser): Promise<WorkFeedState> {
    return this.feeds.state(user, WORK);
  }

  /** A new link; an older one stops. */
  async create(em: EntityManager, user: CurrentUser): Promise<WorkFeed> {
    return { path: `${WORK_FEED_PATH}${await this.feeds.make(em, user, WORK)}` };
  }

  /** The link stops; without one nothing changes. */
  remove(user: CurrentUser): Promise<void> {
    return this.feeds.remove(user, WORK);
  }

  /**
   * The calendar of a link (RFC 5545), in the person's language, with what they may see now.
   * @throws AppError `not_found` for a link that is none any more (`CalendarFeeds.ownerOf`)
   */
  async calendar(token: string): Promise<string> {
    const person = await this.feeds.ownerOf('work', token);
    const now = this.clock.now();
    const [from, to] = [new Date(now.getTime() - BEHIND), new Date(now.getTime() + AHEAD)];
    const events = await listWorkEvents(this.database.read(), { user: person, now, from, to });
    return inLanguage(person.language, () => this.write(events));
  }

  private write(events: Events): string {
    const calendar = ical({
      prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' },
      name: messages.work_feed_name,
    });
    const { hostname } = new URL(this.config.publicOrigin);
    for (const event of events) {
      const start = new Date(event.starts_at);
      calendar.createEvent({
        id: `${event.kind}-${event.id}@${hostname}`,
        stamp: new Date(event.changed_at),
        start,
        end: event.ends_at === null ? new Date(start.getTime() + DEFAULT_LENGTH) : new Date(event.ends_at),
        summary: [summaryOf(event), event.work?.case_number].filter(Boolean).join(' · '),
        location: event.kind === 'leg' || event.kind === 'check_out' ? (event.place ?? '') : '',
      });
    }
    return calendar.toString();
  }
}

/** A calendar may be seen by others: it says what and when, not who. */
function summaryOf({ kind, work, leg_kind, place }: WorkEvent): string {
  if (kind === 'talk') return place === 'phone' ? messages.talk_by_phone : messages.talk_by_video;
  if (kind === 'check_out') return messages.check_out;
  if (kind === 'admission') return messages.admission_expected;
  const gap = kind === 'stay' ? STAY_GAPS.find((each) => each === place) : undefined;
  if (gap !== undefined) return STAY_GAP_NAMES[gap];
  if (kind === 'leg' && leg_kind !== null) return TRAVEL_LEG_KIND_NAMES[leg_kind];
  return messages.work_due(work === null ? '' : ASSIGNMENT_KIND_NAMES[work.kind]);
}
