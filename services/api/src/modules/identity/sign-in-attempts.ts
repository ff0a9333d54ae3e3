import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { SecurityEventsService } from '../security-events/index.js';

/** Wrong passwords an account takes before it is slowed. */
export const FREE_ATTEMPTS = 5;
/** Longest wait between two tries, in seconds: short, so that guessing cannot keep the owner out. */
export const LONGEST_WAIT = 60;
/** After this many milliseconds without a failure the count starts again. */
const FORGOTTEN_AFTER = 15 * 60 * 1000;

/** An account by name, known or not, without keeping the name. */
const accountOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/**
 * Slows guessing of one account's password. An attempt is counted before the password is looked at, so a hundred guesses at
 * once count as a hundred; an unknown account is slowed like a known one.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly securityEvents: SecurityEventsService,
  ) {}

  /**
   * @returns how many attempts in a row this is, of those that failed
   * @throws AppError `too_many_sign_ins` with the seconds to wait
   */
  async begin(email: string): Promise<number> {
    const now = this.clock.now();
    const account = accountOf(email);
    const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER);
    const { rows } = await sql<{ failures: number }>`
      insert into sign_in_attempts as attempt (account, failures, last_at) values (${account}, 1, ${now})
      on conflict (account) do update set
        failures = case when attempt.last_at < ${forgotten} then 1 else attempt.failures + 1 end,
        last_at = excluded.last_at,
        blocked_until = case when attempt.last_at >= ${forgotten} and attempt.failures + 1 >= ${FREE_ATTEMPTS}
          then excluded.last_at + least(${LONGEST_WAIT}, 2 ^ least(attempt.failures + 1 - ${FREE_ATTEMPTS}, 10)) * interval '1 second' end
      where attempt.blocked_until is null or attempt.blocked_until <= excluded.last_at
      returning failures`.execute(this.database.read());
    if (rows[0]) return rows[0].failures;
    const { rows: blocked } = await sql<{ until: string }>`
      select blocked_until as until from sign_in_attempts where account = ${account}`.execute(this.database.read());
    const until = blocked[0] ? new Date(blocked[0].until).getTime() : now.getTime();
    throw new AppError(
      'too_many_sign_ins',
      'Too many failed sign-ins for this account. Please wait a moment and try again.',
      {
        retryAfter: Math.max(1, (until - now.getTime()) / 1000),
      },
    );
  }

  /** The password was wrong. The attempt from which on someone has to wait is a security event, of a known account or not. */
  async failed(attempt: number, userId: string | null): Promise<void> {
    if (attempt !== FREE_ATTEMPTS) return;
    await this.database.write((em) =>
      this.securityEvents.record(em, {
        user_id: userId,
        event_type: 'sign_in_slowed',
        details: { attempts: attempt },
      }),
    );
  }

  /** The password was right: nothing is held against the account. */
  async succeed(email: string): Promise<void> {
    await sql`delete from sign_in_attempts where account = ${accountOf(email)}`.execute(this.database.read());
  }
}
