import { signalNumber } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import type { EntityManager } from '../../platform/database/database.js';
import { OutgoingWebhooks } from '../webhooks/index.js';
import { SIGNAL_MESSAGES as messages } from './messages.js';
import { type Watch, watchName, watchQuestion } from './watch.js';

/** News for the webhooks of a definition. As mails, one for all that one look has found, and without names of patients. */
@Injectable()
export class SignalWebhooks {
  constructor(
    private readonly config: Config,
    private readonly outgoing: OutgoingWebhooks,
  ) {}

  async opened(em: EntityManager, watch: Watch, signals: readonly { id: string; number: number }[]): Promise<void> {
    const [first] = signals;
    if (first === undefined) return;
    const path = signals.length === 1 ? `/${first.id}` : `?kind=${watch.kind}`;
    const question = watchQuestion(watch);
    await this.outgoing.queue(em, watch.webhook_ids, `signal_opened:${first.id}`, {
      event: 'signal.opened',
      title: messages.paged_title(watchName(watch), signalNumber(first.number)),
      text: signals.length === 1 ? question : messages.paged_several(question, signals.length),
      severity: watch.severity,
      url: `${this.config.publicOrigin}/admin/crisis-detection${path}`,
      link: messages.open_signal,
    });
  }
}
