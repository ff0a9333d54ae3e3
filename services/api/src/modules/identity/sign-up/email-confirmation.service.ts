import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import { AuditTrail } from '../../activity/index.js';
import { AccountCreation } from '../accounts/account-creation.js';
import { ConfirmedAddresses } from '../accounts/confirmed-addresses.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';
import type { OneTimeToken } from '../links/one-time-token.entity.js';
import { linkInvalid } from '../errors.js';
import type { ConfirmedEmailDto } from './sign-up.dto.js';
import { SignUp } from './sign-up.entity.js';
import { User } from '../accounts/user.entity.js';
import { PendingSignUps, type PickedSignUp } from './pending-sign-ups.js';

/** A confirmed address, and the account that has begun with it. */
export interface Confirmation extends Pick<ConfirmedEmailDto, 'email' | 'purpose'> {
  begun: { user: { id: string; email: string }; sign_up: PickedSignUp } | null;
}

const PURPOSES = ['verify_email', 'change_email'] as const;

/** Handles the link of a confirmation mail: creates an account, or changes an account's address. */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: OneTimeTokens,
    private readonly waiting: PendingSignUps,
    private readonly opening: AccountCreation,
    private readonly audit: AuditTrail,
    private readonly addresses: ConfirmedAddresses,
  ) {}

  /**
   * Does not open a session: the link proves the address, not knowledge of the password (see `SignUpBrowser`).
   * @param password of the sign-up, if several are pending for the address; a missing or wrong one does not use up the link
   * @throws AppError `link_invalid` for an unknown, used or expired link, and when the address already has an account; `invalid_fields` at
   * `password`; `too_many_sign_ins`
   */
  async confirm(token: string, password?: string): Promise<Confirmation> {
    const link = await this.links.find(this.database.orm.em.fork(), PURPOSES, token);
    if (link.purpose === 'verify_email' && !link.sign_up_id) throw linkInvalid();
    // Outside the transaction: comparing a password takes tens of milliseconds.
    const picked = link.sign_up_id ? await this.waiting.pick(link.sign_up_id, password) : null;
    try {
      return await this.database.write(async (em) => {
        const used = await this.links.use(em, PURPOSES, token);
        if (used.purpose === 'change_email') return this.changeEmail(em, used);
        if (picked === null) throw linkInvalid();
        return this.openAccount(em, picked);
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw linkInvalid();
      throw error;
    }
  }

  private async openAccount(em: EntityManager, picked: PickedSignUp): Promise<Confirmation> {
    const signUp = await em.findOne(SignUp, { id: picked.id });
    const user = signUp && (await this.opening.open(em, signUp));
    if (!user) throw linkInvalid();
    const { id, email } = user;
    return { email, purpose: 'sign_up', begun: { user: { id, email }, sign_up: picked } };
  }

  private async changeEmail(em: EntityManager, { user_id, email }: OneTimeToken): Promise<Confirmation> {
    const user = user_id ? await em.findOne(User, { id: user_id }) : null;
    if (!user || !email) throw linkInvalid();
    const now = this.clock.now();
    user.email = email;
    user.email_verified_at = now;
    user.updated_at = now;
    await em.flush();
    // Links sent to the old address, such as a password reset, become invalid.
    await this.links.endAll(em, user.id);
    await this.audit.record(em, { action: 'email.changed', actor: null, subject_id: user.id });
    await this.addresses.confirmed(em, { user_id: user.id, email });
    return { email, purpose: 'change_email', begun: null };
  }
}
