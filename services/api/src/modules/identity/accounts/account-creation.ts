import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { AuditTrail } from '../../activity/index.js';
import { ConsentHistory } from '../../consent-history/index.js';
import { ConfirmedAddresses } from './confirmed-addresses.js';
import { Consent } from './consent.entity.js';
import { RoleApplication } from './role-application.entity.js';
import { SignUp } from '../sign-up/sign-up.entity.js';
import { UserIdentity } from './user-identity.entity.js';
import { User } from './user.entity.js';

/** Creates an account from a sign-up whose address is confirmed, by a link or by an identity provider. */
@Injectable()
export class AccountCreation {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly audit: AuditTrail,
    private readonly history: ConsentHistory,
    private readonly addresses: ConfirmedAddresses,
  ) {}

  /**
   * Creates the account with the provider's identity, the consent, an application for a role, and the audit entry. Patients begin as
   * `unverified_user`; partners and doctors have no role until an administrator gives one. Every other sign-up for this address is deleted,
   * and with it every link that was sent for it.
   * @returns null when the address already has an account, or the provider's identity belongs to one
   */
  async open(em: EntityManager, signUp: SignUp): Promise<User | null> {
    if (await this.isLinked(em, signUp)) return null;
    const user = await this.createUser(em, signUp);
    if (!user) return null;
    await this.linkIdentity(em, user, signUp);
    await this.recordConsent(em, user, signUp);
    await this.apply(em, user, signUp);
    await this.endSignUps(em, signUp.email);
    await this.addresses.confirmed(em, { user_id: user.id, email: user.email });
    return user;
  }

  /** A link that is being used right now is left to its own request, which finds that the address has an account. */
  private async endSignUps(em: EntityManager, email: string): Promise<void> {
    await sql`
      delete from one_time_tokens where id in (
        select link.id from one_time_tokens link join sign_ups on sign_ups.id = link.sign_up_id
        where lower(sign_ups.email) = lower(${email}) for update of link skip locked
      )`.execute(within(em));
    await sql`
      delete from sign_ups where lower(email) = lower(${email})
        and not exists (select 1 from one_time_tokens link where link.sign_up_id = sign_ups.id)`.execute(within(em));
  }

  private async createUser(em: EntityManager, signUp: SignUp): Promise<User | null> {
    const now = this.clock.now();
    const patient = (signUp.account_kind ?? 'patient') === 'patient';
    // A sign-up does not ask for a date of birth, so no profile is complete yet.
    const role = patient ? 'unverified_user' : null;
    const id = this.ids.next();
    const { email, phone, country, time_zone, language, password_hash } = signUp;
    const [first, last] = [signUp.first_name ?? '', signUp.last_name ?? ''];
    // If two links for one address are used at once, the database decides which one is first.
    const { rows } = await sql`
      insert into users (id, email, name, first_name, last_name, phone, country, time_zone, language, role, password_hash,
        email_verified_at, access_changed_at, created_at, updated_at, is_test)
      values (${id}, ${email}, ${fullName(first, last)}, ${first}, ${last}, ${phone ?? null}, ${country ?? null},
        ${time_zone ?? null}, ${language}, ${role}, ${password_hash ?? null}, ${now}, ${now}, ${now}, ${now},
        coalesce((select is_test from sign_ups where id = ${signUp.id}), made_as_test()))
      on conflict (lower(email)) do nothing returning id`.execute(within(em));
    if (rows.length === 0) return null;
    const user = await em.findOneOrFail(User, { id });
    await this.audit.record(em, {
      action: 'account.created',
      actor: null,
      subject_id: id,
      details: { account_kind: signUp.account_kind ?? 'patient', role, method: signUp.provider ?? 'password' },
    });
    return user;
  }

  private async isLinked(em: EntityManager, { provider, provider_subject: subject }: SignUp): Promise<boolean> {
    if (!provider || !subject) return false;
    return (await em.count(UserIdentity, { provider, subject })) > 0;
  }

  private async linkIdentity(em: EntityManager, user: User, signUp: SignUp): Promise<void> {
    const { provider, provider_subject: subject } = signUp;
    if (!provider || !subject) return;
    // The owner recognises the account at the provider by the address the provider gave.
    const identity = { id: this.ids.next(), user_id: user.id, provider, subject, label: signUp.email };
    em.create(UserIdentity, { ...identity, linked_at: this.clock.now() });
    await em.flush();
    await this.audit.record(em, {
      action: 'identity.linked',
      actor: null,
      subject_id: user.id,
      details: { provider },
    });
  }

  private async recordConsent(em: EntityManager, user: User, signUp: SignUp): Promise<void> {
    const { consent_text_version: text_version, consent_given_at: given_at } = signUp;
    if (!text_version || !given_at) return;
    const { kind } = HEALTH_DATA_CONSENT;
    em.create(Consent, { id: this.ids.next(), user_id: user.id, kind, text_version, given_at });
    await em.flush();
    const entry = { user_id: user.id, subject: kind, topic: text_version, given: true, source: 'sign_up' } as const;
    await this.history.add(em, [entry]);
    await this.audit.record(em, {
      action: 'consent.given',
      actor: null,
      subject_id: user.id,
      details: { kind, text_version, given_at: given_at.toISOString() },
    });
  }

  private async apply(em: EntityManager, user: User, signUp: SignUp): Promise<void> {
    const { account_kind } = signUp;
    if (!account_kind || account_kind === 'patient') return;
    em.create(RoleApplication, {
      id: this.ids.next(),
      user_id: user.id,
      account_kind,
      wanted_role: signUp.wanted_role ?? null,
      organisation: signUp.organisation ?? null,
      registration_number: signUp.registration_number ?? null,
      message: signUp.message ?? null,
      status: 'pending',
      created_at: this.clock.now(),
    });
    await em.flush();
  }
}

/** First and last name as they are shown together. */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter((part) => part?.trim()).join(' ');
