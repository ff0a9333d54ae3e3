import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { MailTemplate, TextTemplate } from './templates/template-data.js';

type Template = MailTemplate | TextTemplate;

/** Decides at the last moment if a message still leaves. */
export interface DeliveryGuard {
  /**
   * False: it is asked just before the message leaves, and no lock is kept meanwhile. For many messages, of which those that are leaving at
   * the moment their subject ends may still arrive.
   */
  readonly holds?: false;
  /**
   * Locks what the message is about until the transaction ends, so that nothing can end it while the message leaves.
   * @param id the `id` in the message's data
   * @returns false when it is not wanted any more
   */
  isWanted(em: EntityManager, id: string): Promise<boolean>;
  /** In the same transaction: the server has taken it. */
  left(em: EntityManager, id: string): Promise<void>;
  /** It was given up. */
  failed(em: EntityManager, id: string): Promise<void>;
}

interface Attempt {
  /** The `id` in the message's data. */
  readonly subject_id: string;
  send(): Promise<void>;
  /** Records that it left, or that it is not wanted any more. */
  record(em: EntityManager, status: 'sent' | 'cancelled'): Promise<unknown>;
}

/**
 * Messages that may not leave once what they are about is over, such as a page after its acknowledgement. They are sent within a transaction
 * that locks their subject: who ends it waits for those that are leaving, and no other leaves afterwards.
 */
@Injectable()
export class GuardedDelivery {
  private readonly guards = new Map<Template, DeliveryGuard>();

  constructor(private readonly database: Database) {}

  guard(template: Template, guard: DeliveryGuard): void {
    this.guards.set(template, guard);
  }

  of(template: Template): DeliveryGuard | undefined {
    return this.guards.get(template);
  }

  /** @returns false when it was not wanted any more; throws what `send` throws, with nothing recorded */
  deliver(guard: DeliveryGuard, { subject_id, send, record }: Attempt): Promise<boolean> {
    if (guard.holds === false) return this.deliverUnlocked(guard, { subject_id, send, record });
    return this.database.write(async (em) => {
      // The server of the mails may be slow; the transaction must not end, and give its lock away, before it has answered.
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(within(em));
      if (!(await guard.isWanted(em, subject_id))) {
        await record(em, 'cancelled');
        return false;
      }
      await send();
      await record(em, 'sent');
      await guard.left(em, subject_id);
      return true;
    });
  }

  private async deliverUnlocked(guard: DeliveryGuard, { subject_id, send, record }: Attempt): Promise<boolean> {
    const wanted = await this.database.write(async (em) => {
      const isWanted = await guard.isWanted(em, subject_id);
      if (!isWanted) await record(em, 'cancelled');
      return isWanted;
    });
    if (!wanted) return false;
    await send();
    await this.database.write(async (em) => {
      await record(em, 'sent');
      await guard.left(em, subject_id);
    });
    return true;
  }
}

/** The `id` in a message's data. */
export function subjectOf(data: object | null | undefined): string | null {
  const id: unknown = data ? Reflect.get(data, 'id') : undefined;
  return typeof id === 'string' ? id : null;
}
