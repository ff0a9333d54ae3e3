import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { ConsentHistory } from '../../consent-history/index.js';
import { MessagingService, TEAM } from '../../messaging/index.js';
import { AccountMails } from './account-mails.js';
import { Consent } from './consent.entity.js';
import { signInFirst } from '../errors.js';
import { User } from './user.entity.js';

const { kind } = HEALTH_DATA_CONSENT;

/** Consent to the processing of health data after the account exists: withdrawn, and given again (GDPR, article 7(3)). */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly audit: AuditTrail,
    private readonly history: ConsentHistory,
    private readonly mails: AccountMails,
    private readonly messaging: MessagingService,
  ) {}

  /** Gives consent to the current text; repeating it is not an error. */
  async give(caller: CurrentUser): Promise<void> {
    const { text_version } = HEALTH_DATA_CONSENT;
    await this.database.write(async (em) => {
      const { consents } = await this.inForce(em, caller);
      if (consents.some((consent) => consent.text_version === text_version)) return;
      const row = { id: this.ids.next(), user_id: caller.id, kind, text_version, given_at: this.clock.now() };
      em.create(Consent, row);
      await em.flush();
      await this.record(em, caller, 'consent.given', text_version);
    });
  }

  /**
   * Withdraws consent to every text it was given to; repeating it is not an error. The team, who must stop the processing, and the user are
   * notified in the same transaction.
   */
  async withdraw(caller: CurrentUser): Promise<void> {
    await this.database.write(async (em) => {
      const { user, consents } = await this.inForce(em, caller);
      if (consents.length === 0) return;
      const now = this.clock.now();
      for (const consent of consents) {
        consent.withdrawn_at = now;
        await this.record(em, caller, 'consent.withdrawn', consent.text_version);
      }
      const text_version = consents.map((consent) => consent.text_version).join(', ');
      const details = { email: user.email, text_version };
      const data = await this.mails.notifyOwner(em, user, 'consent_withdrawn', details, now);
      const dedupe_key = `consent_withdrawn_notice:${this.ids.next()}`;
      await this.messaging.queueMail(em, { template: 'consent_withdrawn_notice', to: TEAM, data, dedupe_key });
    });
  }

  /** The consents in force. The user's row is locked, so that two requests at once create one consent. */
  private async inForce(em: EntityManager, { id }: CurrentUser): Promise<{ user: User; consents: Consent[] }> {
    const user = await em.findOne(User, { id }, FOR_UPDATE);
    if (!user) throw signInFirst();
    const orderBy = { given_at: 'asc', id: 'asc' } as const;
    return { user, consents: await em.find(Consent, { user_id: id, kind, withdrawn_at: null }, { orderBy }) };
  }

  private async record(
    em: EntityManager,
    actor: CurrentUser,
    action: 'consent.given' | 'consent.withdrawn',
    text_version: string,
  ): Promise<void> {
    const given = action === 'consent.given';
    const entry = { user_id: actor.id, subject: kind, topic: text_version, given, source: 'account' } as const;
    await this.history.add(em, [entry]);
    await this.audit.record(em, { action, actor, subject_id: actor.id, details: { kind, text_version } });
  }
}
