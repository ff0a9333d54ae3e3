import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Endings } from '../../platform/http/endings.js';
import { ACCESS_TOKEN_SECONDS } from './token-limits.js';

/** Milliseconds between looks at what ended elsewhere; a quarter of the five seconds in which access must end. */
const LOOK_EVERY = 1250;
const REMEMBER = (ACCESS_TOKEN_SECONDS + 60) * 1000;

type Ended = { id: string; kind: 'session' | 'user'; at: string };

/**
 * Knows which access tokens no longer hold though they have not run out: their session was ended, or their owner's role
 * changed, in this process or another. Reads the database beside the requests, never within one.
 */
@Injectable()
export class LiveSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Sessions');
  private readonly endedSessions = new Map<string, number>();
  private readonly changedUsers = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly endings: Endings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => {
      this.look().catch((error: unknown) => this.logger.warn(`Cannot look for ended sessions: ${String(error)}`));
    }, LOOK_EVERY);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param issuedAt milliseconds since 1970 at which the token was made */
  holds(token: { session_id: string; user_id: string; issuedAt: number }): boolean {
    return !this.endedSessions.has(token.session_id) && token.issuedAt >= (this.changedUsers.get(token.user_id) ?? 0);
  }

  /** Makes an ending known in this process at once; the others see it within seconds. */
  endSession(id: string): void {
    if (this.endedSessions.has(id)) return;
    this.endedSessions.set(id, this.clock.now().getTime());
    this.endings.tell({ session_id: id });
  }

  private endAccess(userId: string, changedAt: number): void {
    if ((this.changedUsers.get(userId) ?? 0) >= changedAt) return;
    this.changedUsers.set(userId, changedAt);
    this.endings.tell({ user_id: userId });
  }

  private async look(): Promise<void> {
    const now = this.clock.now().getTime();
    const since = new Date(now - REMEMBER);
    const { rows } = await sql<Ended>`
      select id::text, 'session' as kind, revoked_at as at from sessions where revoked_at > ${since}
      union all
      select id::text, 'session', expires_at from sessions where expires_at between ${since} and ${new Date(now)}
      union all
      select id::text, 'user', access_changed_at from users where access_changed_at > ${since}`.execute(
      this.database.read(),
    );
    for (const { id, kind, at } of rows) {
      if (kind === 'session') this.endSession(id);
      else this.endAccess(id, new Date(at).getTime());
    }
    for (const known of [this.endedSessions, this.changedUsers]) {
      for (const [id, at] of known) if (at < now - REMEMBER) known.delete(id);
    }
  }
}
