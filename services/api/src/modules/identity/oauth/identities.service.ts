import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { AccountMails } from '../accounts/account-mails.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserIdentity } from '../accounts/user-identity.entity.js';
import { User } from '../accounts/user.entity.js';
import type { Flow } from './flow-cookies.js';
import { OutsideSignInError } from './outside-sign-in-error.js';
import type { OutsideIdentity } from './authorization-code-flow.js';
import { ProviderDirectory } from './provider-directory.js';
import { IDENTITY_MESSAGES } from '../messages.js';

/** The outside identities of an account: connected and disconnected by its owner only. */
@Injectable()
export class Identities {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly audit: AuditTrail,
    private readonly directory: ProviderDirectory,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Connects an identity with the account that requested it; does nothing when it is connected already.
   * @throws OutsideSignInError `identity_taken`, or `state_mismatch` when the requesting session has ended since
   */
  async link(identity: OutsideIdentity, { user_id, session_id }: NonNullable<Flow['link']>): Promise<void> {
    const { provider, subject } = identity;
    const { label } = await identity.profile();
    try {
      await this.database.write(async (em) => {
        const now = this.clock.now();
        const session = await em.findOne(Session, {
          id: session_id,
          user_id,
          revoked_at: null,
          expires_at: { $gt: now },
        });
        if (!session) throw new OutsideSignInError('state_mismatch', 'The session that asked for it has ended.');
        const known = await em.findOne(UserIdentity, { provider: provider.name, subject });
        if (known?.user_id === user_id) return;
        if (known) throw taken();
        const user = await em.findOneOrFail(User, { id: user_id });
        const fresh = { id: this.ids.next(), user_id, provider: provider.name, subject, label: label ?? null };
        em.create(UserIdentity, { ...fresh, linked_at: now });
        await em.flush();
        await this.audit.record(em, {
          action: 'identity.linked',
          actor: { id: user_id, role: user.role ?? null },
          subject_id: user_id,
          details: { provider: provider.name },
        });
        await this.notifyOwner(em, user, provider.name, 'connected');
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw taken();
      throw error;
    }
  }

  /**
   * Disconnects one of the caller's identities and ends the sessions it opened, except the current one.
   * @throws AppError `last_way_in` when no other way to sign in would remain
   */
  async unlink(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      // Two requests at once wait for each other; otherwise each would see the other's identity as the remaining one.
      const owner = await em.findOne(User, { id: user.id }, FOR_UPDATE);
      const identities = owner ? await em.find(UserIdentity, { user_id: user.id }) : [];
      const removed = identities.find((identity) => identity.id === id);
      if (!owner || !removed) throw notFound();
      const left = identities.some((each) => each !== removed && this.directory.find(each.provider) !== undefined);
      if (owner.password_hash == null && !left) {
        throw new AppError('last_way_in', IDENTITY_MESSAGES.last_way_in);
      }
      em.remove(removed);
      await em.flush();
      await this.audit.record(em, {
        action: 'identity.unlinked',
        actor: { id: user.id, role: user.role },
        subject_id: user.id,
        details: { provider: removed.provider },
      });
      await this.notifyOwner(em, owner, removed.provider, 'disconnected');
      await this.sessions.endByMethod(em, user.id, methodOf(removed.provider), user.session_id);
    });
  }

  private async notifyOwner(
    em: EntityManager,
    user: User,
    name: string,
    how: 'connected' | 'disconnected',
  ): Promise<void> {
    const provider = this.directory.find(name)?.label ?? name;
    await this.mails.notifyOwner(em, user, 'identity_changed', { provider, how });
  }
}

const taken = (): OutsideSignInError =>
  new OutsideSignInError('identity_taken', 'The identity is connected to another account.');

/** The `method` of a session opened by a provider. */
export const methodOf = (provider: string): string => `oauth:${provider}`;
