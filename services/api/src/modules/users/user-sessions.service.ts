import { sessionsEndRefusal } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, notFound } from '../../platform/app-error.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { type AuditAction, AuditTrail } from '../activity/index.js';
import { SessionsService } from '../identity/index.js';
import { USER_MESSAGES } from './messages.js';
import { type LockedUsers, lockUsers } from './lock-users.js';

/** Ends other users' sessions: for a lost device, or a stolen account. */
@Injectable()
export class UserSessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws AppError `not_allowed`, `administrators_only`, `not_found` */
  async endAll(caller: CurrentUser, userId: string): Promise<void> {
    await this.database.write(async (em) => {
      const actor = await this.check(em, caller, userId);
      await this.record(em, actor, userId, await this.sessions.endAll(em, userId));
    });
  }

  /** @throws AppError as `endAll`, and `not_found` when it is not an open session of this user */
  async endOne(caller: CurrentUser, userId: string, sessionId: string): Promise<void> {
    await this.database.write(async (em) => {
      const actor = await this.check(em, caller, userId);
      const ended = await this.sessions.endOne(em, userId, sessionId);
      if (ended === 0) throw notFound();
      await this.record(em, actor, userId, ended);
    });
  }

  /** @returns the caller with the current role */
  private async check(em: EntityManager, caller: CurrentUser, userId: string): Promise<LockedUsers['actor']> {
    const { actor, person } = await lockUsers(em, caller.id, userId);
    const refusal = sessionsEndRefusal({ actor, person });
    if (refusal === 'not_allowed') throw notAllowed();
    if (refusal !== null) throw new AppError(refusal, USER_MESSAGES.sessions[refusal]);
    return actor;
  }

  /** Nothing is recorded when nothing ended. */
  private async record(
    em: EntityManager,
    actor: AuditAction['actor'],
    subject_id: string,
    sessions: number,
  ): Promise<void> {
    if (sessions > 0)
      await this.trail.record(em, { action: 'sessions.ended', actor, subject_id, details: { sessions } });
  }
}
