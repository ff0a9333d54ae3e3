import { signalNumber } from '@ayana/contracts/operations';
import { mayEnter } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { MessagingService, TEAM } from '../messaging/index.js';
import type { Watch } from './watch.js';

/** Writes to those a definition names. One mail for all that one run has found: many signals at once are one piece of news. */
@Injectable()
export class SignalMails {
  constructor(private readonly messaging: MessagingService) {}

  async opened(
    em: EntityManager,
    { kind, own_name, severity, notify_user_ids }: Watch,
    signals: readonly { id: string; number: number; journey_id: string | null }[],
  ): Promise<void> {
    const [first] = signals;
    if (first === undefined) return;
    const data = {
      kind,
      ...(own_name === null ? {} : { own_name }),
      severity,
      number: signalNumber(first.number),
      count: signals.length,
      path: signals.length === 1 ? `/admin/crisis-detection/${first.id}` : `/admin/crisis-detection?kind=${kind}`,
    };
    for (const { id, name, email } of await this.readers(em, notify_user_ids))
      await this.messaging.queueMail(em, {
        template: 'signal_opened',
        journey_id: signals.length === 1 ? first.journey_id : null,
        to: email,
        data: { ...data, name },
        dedupe_key: `signal_opened:${first.id}:${id}`,
      });
  }

  /** Of the staff; the team when none is named, or left. */
  private async readers(em: EntityManager, ids: readonly string[]) {
    const rows =
      ids.length === 0
        ? []
        : await within(em).selectFrom('users').select(['id', 'name', 'email', 'role']).where('id', 'in', ids).execute();
    const staff = rows.filter(({ role }) => mayEnter('crisis_detection', role));
    return staff.length > 0 ? staff : [{ id: TEAM, name: '', email: TEAM }];
  }
}
