import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { MailTemplate } from './templates/template-data.js';

export interface MailOutcome {
  readonly template: MailTemplate;
  /** The `id` in the mail's data: the request it belongs to. */
  readonly subject_id: string;
  readonly outcome: 'sent' | 'failed';
}

export type MailOutcomeListener = (em: EntityManager, outcome: MailOutcome) => Promise<void>;

/** Notifies other modules of a mail's outcome, within the transaction that records it: once, and only if it commits. */
@Injectable()
export class MailOutcomes {
  private readonly listeners: MailOutcomeListener[] = [];

  listen(listener: MailOutcomeListener): void {
    this.listeners.push(listener);
  }

  async publish(
    em: EntityManager,
    template: MailTemplate,
    data: object | null | undefined,
    outcome: MailOutcome['outcome'],
  ): Promise<void> {
    const subjectId: unknown = data ? Reflect.get(data, 'id') : undefined;
    if (typeof subjectId !== 'string') return;
    for (const listener of this.listeners) await listener(em, { template, subject_id: subjectId, outcome });
  }
}
