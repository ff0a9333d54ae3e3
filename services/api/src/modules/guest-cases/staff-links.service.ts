import type { GuestAccess, GuestLinkEnd } from '@ayana/contracts/guest-case';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { GuestLinks } from '../case-register/index.js';
import { MessagingService } from '../messaging/index.js';
import { addedTo } from './guest-case.queries.js';
import { GUEST_MESSAGES as messages } from './messages.js';

interface Case {
  id: string;
  person_id: string | null;
  name: string;
  email: string;
}

interface LinkRow {
  id: string;
  language: string | null;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  ended_why: GuestLinkEnd | null;
  opened_at: string | null;
}

/** What the staff see of a guest’s link, and do with it. */
@Injectable()
export class StaffLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: GuestLinks,
    private readonly messaging: MessagingService,
    private readonly trail: AuditTrail,
  ) {}

  async read(item_id: string): Promise<GuestAccess> {
    const database = this.database.read();
    return this.shown(database, await caseOf(database, item_id));
  }

  /** @throws AppError `illegal_transition` once an account has the case */
  async send(em: EntityManager, user: CurrentUser, item_id: string): Promise<GuestAccess> {
    const database = within(em);
    const found = await caseOf(database, item_id);
    const before = await lastLink(database, found.id);
    const link = await this.links.open(em, found.id, { created_by: user.id, language: before?.language ?? null });
    if (link === null) throw new AppError('illegal_transition', messages.has_account);
    const now = await lastLink(database, found.id);
    await this.messaging.queueMail(em, {
      template: 'guest_link',
      journey_id: found.id,
      to: found.email,
      data: { link, until: isoTime(now?.expires_at ?? this.clock.now()), name: found.name },
      dedupe_key: `guest_link:${link}`,
      ...(before?.language == null ? {} : { language: before.language }),
    });
    await this.note(em, user, item_id, 'sent');
    return this.shown(database, found);
  }

  /** Ends it; once it has ended, nothing more happens. */
  revoke(user: CurrentUser, item_id: string): Promise<GuestAccess> {
    return this.database.write(async (em) => {
      const database = within(em);
      const found = await caseOf(database, item_id);
      if (await this.links.end(em, found.id, 'revoked')) await this.note(em, user, item_id, 'revoked');
      return this.shown(database, found);
    });
  }

  private note(em: EntityManager, actor: CurrentUser, id: string, guest_link: string): Promise<void> {
    return this.trail.record(em, { action: 'inbox.changed', actor, subject_id: null, details: { id, guest_link } });
  }

  private async shown(database: Kysely<Tables>, { id, person_id }: Case): Promise<GuestAccess> {
    const link = await lastLink(database, id);
    const time = (at: string | null): string | null => (at === null ? null : isoTime(at));
    return {
      has_account: person_id !== null,
      link:
        link === undefined
          ? null
          : {
              created_at: isoTime(link.created_at),
              expires_at: isoTime(link.expires_at),
              ended_at: time(link.ended_at),
              ended_why: link.ended_why,
              opened_at: time(link.opened_at),
            },
      works:
        person_id === null &&
        link !== undefined &&
        link.ended_at === null &&
        new Date(link.expires_at) > this.clock.now(),
      added: await addedTo(database, id),
    };
  }
}

/** @throws AppError `not_found` for an enquiry that is no case */
async function caseOf(database: Kysely<Tables>, item_id: string): Promise<Case> {
  return database
    .selectFrom('cases')
    .innerJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .select(['cases.id', 'cases.person_id', 'item.name', 'item.email'])
    .where('cases.inbox_item_id', '=', item_id)
    .executeTakeFirstOrThrow(notFound);
}

async function lastLink(database: Kysely<Tables>, case_id: string): Promise<LinkRow | undefined> {
  const { rows } =
    await sql<LinkRow>`select id, language, created_at, expires_at, ended_at, ended_why, opened_at from guest_links
    where case_id = ${case_id} order by created_at desc, id desc limit 1`.execute(database);
  return rows[0];
}
