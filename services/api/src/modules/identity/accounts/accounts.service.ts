import { missingProfileFields } from '@ayana/contracts/identity';
import { type Locale, openLocales } from '@ayana/contracts/language';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { ACCESS_VERSION } from './access-version.js';
import type { AccountChangesDto, AccountDto } from './account.dto.js';
import { fullName } from './account-creation.js';
import { Consent } from './consent.entity.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { signInFirst } from '../errors.js';
import { RoleApplication } from './role-application.entity.js';
import { UserIdentity } from './user-identity.entity.js';
import { User } from './user.entity.js';

/** Years beyond which a date of birth is a mistake. */
const OLDEST = 120;

/** The user's own account: reads it and changes it. */
@Injectable()
export class AccountsService {
  private readonly languages: readonly Locale[];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly live: LiveSessions,
    private readonly audit: AuditTrail,
    { pseudoLocales }: Config,
  ) {
    this.languages = openLocales(pseudoLocales);
  }

  async read({ id }: CurrentUser): Promise<AccountDto> {
    const em = this.database.orm.em.fork();
    const user = await em.findOne(User, { id });
    if (!user) throw signInFirst();
    return this.describe(em, user);
  }

  /**
   * Changes the given fields and keeps the others. A user whose profile becomes complete becomes a patient: their access token becomes
   * invalid, and refreshing gives one with the new role. @throws AppError `stale_version`
   */
  async change(caller: CurrentUser, changes: AccountChangesDto, ifMatch: string | undefined): Promise<AccountDto> {
    return this.database.write(async (em) => {
      const user = await this.correct(em, caller.id, changes, ifMatch);
      if (user === null) throw signInFirst();
      return this.describe(em, user);
    });
  }

  /** As `change`, by the staff, because the user has asked for it. @returns the account, null when there is none */
  async correct(em: EntityManager, id: string, changes: AccountChangesDto, ifMatch?: string): Promise<User | null> {
    const user = await em.findOne(User, { id }, FOR_UPDATE);
    if (user === null) return null;
    refuseStale(ifMatch, user.profile_version);
    this.checkBirth(changes, user);
    this.checkLanguage(changes);
    em.assign(user, changes);
    user.profile_version += 1;
    user.updated_at = this.clock.now();
    user.name = fullName(user.first_name, user.last_name) || user.name;
    await em.flush();
    if (user.role === 'unverified_user' && missingProfileFields(user).length === 0) await this.complete(em, user);
    return user;
  }

  private async complete(em: EntityManager, user: User): Promise<void> {
    const actor = { id: user.id, role: 'unverified_user' as const };
    user.role = 'patient';
    await em.flush();
    const { access } = await within(em)
      .selectFrom('users')
      .select(ACCESS_VERSION.as('access'))
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    await this.audit.record(em, { action: 'account.completed', actor, subject_id: user.id });
    const details = { from: actor.role, to: user.role };
    await this.audit.record(em, { action: 'role.changed', actor, subject_id: user.id, details });
    this.database.afterCommit(em, () => this.live.endAccess(user.id, access));
  }

  private checkBirth({ date_of_birth: birth, time_zone }: AccountChangesDto, user: User): void {
    if (birth === undefined) return;
    const today = todayIn(time_zone ?? user.time_zone ?? 'UTC', this.clock.now());
    const oldest = `${String(Number(today.slice(0, 4)) - OLDEST).padStart(4, '0')}${today.slice(4)}`;
    const message =
      birth >= today
        ? IDENTITY_MESSAGES.birth_future
        : birth < oldest
          ? IDENTITY_MESSAGES.birth_implausible
          : undefined;
    if (message !== undefined) throw refusedFields([{ field: 'date_of_birth', message }]);
  }

  private checkLanguage({ language }: AccountChangesDto): void {
    if (language === undefined || this.languages.some(({ tag }) => tag === language)) return;
    throw refusedFields([{ field: 'language', message: IDENTITY_MESSAGES.language_not_offered }]);
  }

  private async describe(em: EntityManager, user: User): Promise<AccountDto> {
    const own = { user_id: user.id };
    const consents = await em.find(Consent, own, { orderBy: { given_at: 'desc', id: 'desc' } });
    const identities = await em.find(UserIdentity, own, { orderBy: { linked_at: 'asc' } });
    const [application] = await em.find(RoleApplication, own, {
      orderBy: { created_at: 'desc', id: 'desc' },
      limit: 1,
    });
    const missing = missingProfileFields(user);
    return {
      id: user.id,
      email: user.email,
      email_verified: user.email_verified_at != null,
      first_name: user.first_name ?? null,
      last_name: user.last_name ?? null,
      name: user.name,
      role: user.role ?? null,
      phone: user.phone ?? null,
      country: user.country ?? null,
      city: user.city ?? null,
      date_of_birth: user.date_of_birth ?? null,
      time_zone: user.time_zone ?? null,
      language: user.language,
      languages: this.languages.map(({ tag, name }) => ({ tag, name })),
      has_password: user.password_hash != null,
      profile_complete: missing.length === 0,
      missing_fields: missing,
      version: user.profile_version,
      created_at: isoTime(user.created_at),
      consents: consents.map(({ id, kind, text_version, given_at, withdrawn_at }) => ({
        id,
        kind,
        text_version,
        given_at: isoTime(given_at),
        withdrawn_at: withdrawn_at ? isoTime(withdrawn_at) : null,
      })),
      identities: identities.map(({ id, provider, label, linked_at }) => ({
        id,
        provider,
        label: label ?? null,
        linked_at: isoTime(linked_at),
      })),
      application: application
        ? {
            account_kind: application.account_kind,
            wanted_role: application.wanted_role ?? null,
            organisation: application.organisation ?? null,
            registration_number: application.registration_number ?? null,
            message: application.message ?? null,
            status: application.status,
            created_at: isoTime(application.created_at),
            decided_at: application.decided_at ? isoTime(application.decided_at) : null,
          }
        : null,
    };
  }
}
