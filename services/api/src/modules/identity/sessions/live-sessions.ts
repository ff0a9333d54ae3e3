import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { goesFirst } from '../../../platform/database/lanes.js';
import { AccessRevocations } from '../../../platform/http/access/access-revocations.js';
import { describeFailure } from '../../../platform/logging/failure.js';
import { ACCESS_VERSION, NO_ACCESS } from '../accounts/access-version.js';
import { ACCESS_TOKEN_SECONDS } from './token-limits.js';

/** Milliseconds between polls for access revoked by other processes; a quarter of the five seconds within which access must end. */
const POLL_INTERVAL_MS = 1250;
const REMEMBER = (ACCESS_TOKEN_SECONDS + 60) * 1000;

type Ended = { id: string; kind: 'session'; access: null } | { id: string; kind: 'user'; access: number | null };

/**
 * Knows which unexpired access tokens are no longer valid: their session ended, their user's role changed, or the account was deleted, in
 * this process or another. Polls the database in the background, never during a request.
 *
 * Clocks are never compared: tokens carry the version of the access they were issued with, and recent revocations are found by the clock of
 * the database, which also wrote their times.
 */
@Injectable()
export class LiveSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Sessions');
  private readonly endedSessions = new Map<string, { learned: number }>();
  private readonly changedUsers = new Map<string, { learned: number; access: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly revocations: AccessRevocations,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.poll();
    this.timer = setInterval(() => {
      goesFirst(() => this.poll()).catch((error: unknown) =>
        this.logger.warn({ failure: describeFailure(error) }, 'Cannot poll for ended sessions'),
      );
    }, POLL_INTERVAL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param token with the version of the access it was issued with (`access-version.ts`) */
  isValid({ session_id, user_id, access }: { session_id: string; user_id: string; access: number }): boolean {
    return !this.endedSessions.has(session_id) && access >= (this.changedUsers.get(user_id)?.access ?? 0);
  }

  /** Revokes a session in this process at once; other processes learn of it within seconds. */
  endSession(id: string): void {
    if (this.endedSessions.has(id)) return;
    this.endedSessions.set(id, { learned: performance.now() });
    this.revocations.publish({ session_id: id });
  }

  /**
   * Revokes the earlier access of a user, after a changed role or a deleted account, in this process at once; other processes learn of it
   * within seconds.
   * @param access the new version of the access; tokens with an older one become invalid
   */
  endAccess(userId: string, access: number): void {
    if ((this.changedUsers.get(userId)?.access ?? 0) >= access) return;
    this.changedUsers.set(userId, { learned: performance.now(), access });
    this.revocations.publish({ user_id: userId });
  }

  private async poll(): Promise<void> {
    const begun = performance.now();
    const now = this.clock.now();
    const since = sql`clock_timestamp() - make_interval(secs => ${REMEMBER / 1000})`;
    // Sessions expire by the clock of the process that refreshes them; audit entries are written by the clock of the process that deletes
    // the account.
    const { rows } = await sql<Ended>`
      select id::text, 'session' as kind, null::float8 as access from sessions where revoked_at > ${since}
      union all
      select id::text, 'session', null from sessions
      where expires_at between ${new Date(now.getTime() - REMEMBER)} and ${now}
      union all
      select id::text, 'user', ${ACCESS_VERSION} from users where access_changed_at > ${since}
      union all
      select subject_id::text, 'user', null from audit_entries
      where action = 'account.deleted' and created_at > clock_timestamp() - interval '1 day'`.execute(
      this.database.read(),
    );
    for (const { id, kind, access } of rows) {
      if (kind === 'session') this.endSession(id);
      else this.endAccess(id, access ?? NO_ACCESS);
    }
    const current = new Set(rows.map(({ id }) => id));
    for (const known of [this.endedSessions, this.changedUsers]) {
      for (const [id, { learned }] of known) if (learned < begun - REMEMBER && !current.has(id)) known.delete(id);
    }
  }
}
