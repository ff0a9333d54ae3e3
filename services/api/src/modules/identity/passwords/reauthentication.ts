import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { isPassword } from './password-hashing.js';
import { signInFirst } from '../errors.js';
import { Session } from '../sessions/session.entity.js';
import { SignInAttempts } from '../sessions/sign-in-attempts.js';
import { User } from '../accounts/user.entity.js';

/** Age in milliseconds up to which a session proves who the user is, if the account has no password. */
export const FRESH_SESSION = 10 * 60 * 1000;

/** Confirms the password before an account is changed or deleted, so that nobody else can do it at an unattended screen. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * @param field the field a wrong password is reported at
   * @returns the current account
   * @throws AppError `invalid_fields` at `field`; `too_many_sign_ins`; `sign_in_again` for an account without a password
   */
  async confirm(caller: CurrentUser, password: string | undefined, field: string): Promise<User> {
    const em = this.database.orm.em.fork();
    const user = await em.findOne(User, { id: caller.id });
    if (!user) throw signInFirst();
    if (!user.password_hash) {
      const session = await em.findOne(Session, { id: caller.session_id });
      const age = session ? this.clock.now().getTime() - session.created_at.getTime() : Infinity;
      if (age <= FRESH_SESSION) return user;
      throw new AppError('sign_in_again', IDENTITY_MESSAGES.sign_in_again);
    }
    if (password === undefined) throw refusedFields([{ field, message: IDENTITY_MESSAGES.password_needed }]);
    // Counted apart from sign-ins, so that a stranger's guesses there do not block the owner here.
    const count = `owner ${user.id}`;
    const attempt = await this.attempts.begin(count);
    if (!(await isPassword(user.password_hash, password))) {
      await this.attempts.failed(attempt, user.id);
      throw refusedFields([{ field, message: IDENTITY_MESSAGES.wrong_password }]);
    }
    await this.attempts.succeed(count);
    return user;
  }
}
