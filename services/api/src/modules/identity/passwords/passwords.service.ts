import type { Sent } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { AccountMails } from '../accounts/account-mails.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';
import { Reauthentication } from './reauthentication.js';
import type { ChangePasswordDto, ResetPasswordDto } from './password.dto.js';
import { checkNewPassword } from './password-rules.js';
import { hashPassword } from './password-hashing.js';
import { linkInvalid } from '../errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInAttempts } from '../sessions/sign-in-attempts.js';
import { User } from '../accounts/user.entity.js';

/** Sets new passwords: by a link in a mail, or by a user who knows the old one. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: OneTimeTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionsService,
    private readonly owner: Reauthentication,
    private readonly attempts: SignInAttempts,
    private readonly audit: AuditTrail,
  ) {}

  /** Sends a link to an address; the answer and its time are the same for every address. */
  async requestReset(email: string): Promise<Sent> {
    await this.database.write((em) => this.mails.answer(em, email, 'reset'));
    return { success: true, message: IDENTITY_MESSAGES.reset_sent };
  }

  /**
   * Sets the password of a link's account and ends all its sessions. A refused password does not use up the link.
   * @param counts the key under which wrong passwords were counted, which is reset
   * @throws AppError `link_invalid`; `invalid_fields` at `password`
   */
  async reset({ token, password }: ResetPasswordDto, counts: (email: string) => readonly string[]): Promise<Sent> {
    const em = this.database.orm.em.fork();
    const link = await this.links.find(em, ['reset_password'], token);
    const owner = await em.findOne(User, { id: link.user_id ?? '' });
    if (!owner) throw linkInvalid();
    checkNewPassword(password, owner);
    const hash = await hashPassword(password);
    await this.database.write(async (within) => {
      const { user_id } = await this.links.use(within, ['reset_password'], token);
      const user = await within.findOne(User, { id: user_id ?? '' });
      if (!user) throw linkInvalid();
      // The link was mailed, so the address is confirmed.
      user.email_verified_at ??= this.clock.now();
      await this.set(within, user, hash);
      await this.sessions.endAll(within, user.id);
      await this.audit.record(within, { action: 'password.reset', actor: null, subject_id: user.id });
      await this.mails.notifyOwner(within, user, 'password_changed', { how: 'reset' });
    });
    for (const count of counts(owner.email)) await this.attempts.succeed(count);
    return { success: true, message: IDENTITY_MESSAGES.reset_done };
  }

  /**
   * Sets the caller's password and ends their other sessions.
   * @throws AppError `invalid_fields` at `current_password` or `password`; `sign_in_again`
   */
  async change(caller: CurrentUser, { current_password, password }: ChangePasswordDto): Promise<void> {
    const owner = await this.owner.confirm(caller, current_password, 'current_password');
    checkNewPassword(password, owner);
    const hash = await hashPassword(password);
    await this.database.write(async (em) => {
      const user = await em.findOneOrFail(User, { id: owner.id });
      await this.set(em, user, hash);
      await this.sessions.endAll(em, user.id, caller.session_id);
      await this.audit.record(em, { action: 'password.changed', actor: caller, subject_id: user.id });
      await this.mails.notifyOwner(em, user, 'password_changed', { how: 'change' });
    });
  }

  private async set(em: EntityManager, user: User, hash: string): Promise<void> {
    user.password_hash = hash;
    user.updated_at = this.clock.now();
    await em.flush();
    // Earlier links, requested by someone who knew the old password or read the mail, become invalid.
    await this.links.endAll(em, user.id);
  }
}
