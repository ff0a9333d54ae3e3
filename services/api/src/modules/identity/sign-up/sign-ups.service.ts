import { HEALTH_DATA_CONSENT, safeNext, type Sent } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { currentLanguage } from '../../../platform/languages/current-language.js';
import { AccountMails } from '../accounts/account-mails.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { checkNewPassword } from '../passwords/password-rules.js';
import { PasswordTags } from '../passwords/password-tags.js';
import { hashPassword } from '../passwords/password-hashing.js';
import type { ProfileOfSignUpDto, SignUpDto } from './sign-up.dto.js';
import { SignUp } from './sign-up.entity.js';

/** A user as an outside identity provider knows them. */
export interface ProviderIdentity {
  provider: string;
  subject: string;
  /** Whether the provider has verified the address. */
  email_verified: boolean;
}

/** A sign-up that passed every rule, ready to be stored. */
export interface PreparedSignUp {
  id: string;
  email: string;
  profile: ProfileOfSignUpDto;
  /** How they sign in: a password, or an identity provider. */
  password: { hash: string; tag: string } | null;
  identity: ProviderIdentity | null;
}

/**
 * Sign-ups whose address is not confirmed. One for an address that has an account is stored like any other, but the owner gets a mail that
 * says so instead of a link: answers, work and time are the same for both.
 */
@Injectable()
export class SignUps {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tags: PasswordTags,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Checks and hashes the password, which takes tens of milliseconds: do it outside of any transaction.
   * @throws AppError `invalid_fields` at `password`
   */
  async prepare({ email, password, ...profile }: SignUpDto): Promise<PreparedSignUp> {
    checkNewPassword(password, { email, ...profile });
    const hash = await hashPassword(password);
    return {
      id: this.ids.next(),
      email,
      profile,
      password: { hash, tag: this.tags.of(email, password) },
      identity: null,
    };
  }

  /** Stores a sign-up and sends one mail to its address. */
  async accept(em: EntityManager, prepared: PreparedSignUp): Promise<Sent> {
    await this.write(em, prepared);
    await this.mails.answer(em, prepared.email, 'sign_up');
    return { success: true, message: IDENTITY_MESSAGES.sign_up };
  }

  /** Sends the link of the newest sign-up again. */
  async resend(em: EntityManager, email: string): Promise<Sent> {
    await this.mails.answer(em, email, 'confirmation');
    return { success: true, message: IDENTITY_MESSAGES.link_sent };
  }

  /** Stores a sign-up; `AccountCreation` creates its account once the address is confirmed. */
  async write(em: EntityManager, { id, email, profile, password, identity }: PreparedSignUp): Promise<SignUp> {
    const now = this.clock.now();
    const kind = profile.account_kind ?? 'patient';
    const applies = kind !== 'patient';
    const signUp = em.create(SignUp, {
      id,
      email,
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone ?? null,
      country: profile.country ?? null,
      language: currentLanguage(),
      time_zone: profile.time_zone ?? null,
      password_hash: password?.hash ?? null,
      password_tag: password?.tag ?? null,
      account_kind: kind,
      wanted_role: kind === 'partner' ? (profile.wanted_role ?? null) : null,
      organisation: applies ? (profile.organisation ?? null) : null,
      registration_number: applies ? (profile.registration_number ?? null) : null,
      message: applies ? (profile.message ?? null) : null,
      consent_text_version: HEALTH_DATA_CONSENT.text_version,
      consent_given_at: now,
      provider: identity?.provider ?? null,
      provider_subject: identity?.subject ?? null,
      provider_email_verified: identity?.email_verified ?? false,
      next: safeNext(profile.next, this.config.publicOrigin) ?? null,
      created_at: now,
    });
    await em.flush();
    return signUp;
  }
}
