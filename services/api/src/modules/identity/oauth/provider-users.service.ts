import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';
import { SignUp } from '../sign-up/sign-up.entity.js';
import { UserIdentity } from '../accounts/user-identity.entity.js';
import { User } from '../accounts/user.entity.js';
import { OutsideSignInError } from './outside-sign-in-error.js';
import type { OutsideIdentity, OutsideProfile } from './authorization-code-flow.js';

/** Someone who came back from a provider: a known user, or a new one who still has to give their name and consent. */
export type ProviderUser = { user: User } | { complete_token: string };

/** Finds out who came back from a provider: by provider and subject, never by e-mail address. */
@Injectable()
export class ProviderUsers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tokens: OneTimeTokens,
  ) {}

  /**
   * @throws OutsideSignInError `email_missing`, or `account_exists` when the provider has verified an address that has an account; for an
   * unverified address nothing is revealed, or anyone could find out who has an account
   */
  async of(identity: OutsideIdentity): Promise<ProviderUser> {
    const { provider, subject } = identity;
    const user = await this.database.write((em) => ownerOf(em, provider.name, subject));
    if (user) return { user };
    const profile = await identity.profile();
    const { email } = profile;
    if (email === undefined) throw new OutsideSignInError('email_missing', 'The service gave no usable email address.');
    return this.database.write((em) => this.begin(em, identity, { ...profile, email }));
  }

  private async begin(
    em: EntityManager,
    { provider, subject }: OutsideIdentity,
    profile: OutsideProfile & { email: string },
  ): Promise<ProviderUser> {
    const { email, email_verified, first_name, last_name } = profile;
    if (email_verified && (await hasAccount(em, email))) {
      throw new OutsideSignInError('account_exists', 'The address has an account that is not connected.');
    }
    const signUp = em.create(SignUp, {
      id: this.ids.next(),
      email,
      first_name: first_name ?? null,
      last_name: last_name ?? null,
      provider: provider.name,
      provider_subject: subject,
      provider_email_verified: email_verified,
      created_at: this.clock.now(),
    });
    await em.flush();
    const link = await this.tokens.issue(em, { purpose: 'complete_sign_up', user_id: null, sign_up_id: signUp.id });
    return { complete_token: this.tokens.tokenOf('complete_sign_up', link) };
  }
}

/** The owner of an identity; null when nobody connected it. */
export async function ownerOf(em: EntityManager, provider: string, subject: string): Promise<User | null> {
  const known = await em.findOne(UserIdentity, { provider, subject });
  return known && em.findOne(User, { id: known.user_id });
}

async function hasAccount(em: EntityManager, email: string): Promise<boolean> {
  const [row] = await em.execute<object[]>('select 1 from users where lower(email) = lower(?)', [email]);
  return row !== undefined;
}
