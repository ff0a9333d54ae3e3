import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import { Database } from '../../../platform/database/database.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { PasswordTags } from '../passwords/password-tags.js';
import { isPassword } from '../passwords/password-hashing.js';
import { linkInvalid } from '../errors.js';
import { SignInAttempts } from '../sessions/sign-in-attempts.js';

/** Most slow comparisons for one typed password; the sixteen-bit tag leaves practically one. */
const MAX_COMPARISONS = 3;

/** The pending sign-ups of an address. */
interface PendingState {
  email: string;
  /** Whether the address already has an account. */
  taken: boolean;
  sign_ups: number;
  /** How many of them have a password. */
  with_password: number;
}

export interface PickedSignUp {
  id: string;
  /** Whether it was picked by its password. */
  by_password: boolean;
}

/**
 * Picks the sign-up that a confirmed address opens. Anyone can sign up with someone else's address: the link proves the address, the
 * password shows which sign-up is the reader's own.
 */
@Injectable()
export class PendingSignUps {
  constructor(
    private readonly database: Database,
    private readonly tags: PasswordTags,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * @param signUpId the sign-up whose link was used; it names the address, and is picked when it is the only one
   * @returns the picked sign-up, and whether its password was given
   * @throws AppError `invalid_fields` at `password` when several are pending and the password matches none; `too_many_sign_ins`;
   * `link_invalid`
   */
  async pick(signUpId: string, password: string | undefined): Promise<PickedSignUp> {
    const waiting = await this.pendingWith(signUpId);
    if (!waiting || waiting.taken) throw linkInvalid();
    if (waiting.sign_ups <= 1) return { id: signUpId, by_password: false };
    if (waiting.with_password === 0) throw atPassword(IDENTITY_MESSAGES.no_sign_up_to_pick);
    const hint = waiting.with_password < waiting.sign_ups ? ` ${IDENTITY_MESSAGES.outside_sign_up}` : '';
    if (password === undefined) throw atPassword(IDENTITY_MESSAGES.which_sign_up + hint);
    // Counted apart from sign-ins, so that a stranger's guesses there do not block the reader here.
    const count = `sign-up ${waiting.email}`;
    const attempt = await this.attempts.begin(count);
    const id = await this.ofPassword(waiting.email, password);
    if (id === undefined) {
      await this.attempts.failed(attempt, null);
      throw atPassword(IDENTITY_MESSAGES.no_such_sign_up + hint);
    }
    await this.attempts.succeed(count);
    return { id, by_password: true };
  }

  /** The newest sign-up for an address that has this password. */
  private async ofPassword(email: string, password: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string; password_hash: string }>`
      select id, password_hash from sign_ups
      where lower(email) = lower(${email}) and consent_given_at is not null and password_hash is not null
        and password_tag = ${this.tags.of(email, password)}
      order by created_at desc, id desc limit ${MAX_COMPARISONS}`.execute(this.database.read());
    for (const { id, password_hash } of rows) if (await isPassword(password_hash, password)) return id;
    if (rows.length === 0) await isPassword(null, password);
    return undefined;
  }

  private async pendingWith(signUpId: string): Promise<PendingState | undefined> {
    const { rows } = await sql<PendingState>`
      select followed.email, exists (select 1 from users where lower(users.email) = lower(followed.email)) as taken,
        count(*)::int as sign_ups, count(waiting.password_hash)::int as with_password
      from sign_ups followed join sign_ups waiting on lower(waiting.email) = lower(followed.email)
      where followed.id = ${signUpId} and waiting.consent_given_at is not null
      group by followed.email`.execute(this.database.read());
    return rows[0];
  }
}

const atPassword = (message: string): Error => refusedFields([{ field: 'password', message }]);
