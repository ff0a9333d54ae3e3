import { OUTSIDE_SIGN_IN_PROBLEMS, type Sent, type ProviderProfile } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/app-error.js';
import { Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import { AccountCreation } from '../accounts/account-creation.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';
import { linkInvalid } from '../errors.js';
import type { ProfileOfSignUpDto } from '../sign-up/sign-up.dto.js';
import { SignUp } from '../sign-up/sign-up.entity.js';
import { SignUps } from '../sign-up/sign-ups.service.js';
import type { User } from '../accounts/user.entity.js';
import { ProviderDirectory } from './provider-directory.js';

/** A new account, or a confirmation mail to an address the provider has not verified. */
export type Completed = { user: User; provider: string } | { sent: Sent };

/** The last step for a new user from a provider: name and consent. */
@Injectable()
export class CompleteSignUp {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
    private readonly signUps: SignUps,
    private readonly accounts: AccountCreation,
    private readonly directory: ProviderDirectory,
    private readonly ids: Ids,
  ) {}

  /** @throws AppError `link_invalid` */
  async providerProfile(token: string): Promise<ProviderProfile> {
    return this.database.write(async (em) => {
      const { sign_up_id } = await this.tokens.find(em, ['complete_sign_up'], token);
      const { email, first_name, last_name, provider, provider_email_verified } = await begun(em, sign_up_id);
      return {
        email,
        email_verified: provider_email_verified,
        first_name: first_name ?? null,
        last_name: last_name ?? null,
        provider,
        label: this.directory.find(provider)?.label ?? provider,
      };
    });
  }

  /**
   * Creates the account if the provider has verified the address; otherwise the address gets the mail every sign-up gets, with the same
   * answer whether it has an account or not.
   * @throws AppError `link_invalid`, also when the address or the identity got an account meanwhile
   */
  async complete(token: string, profile: ProfileOfSignUpDto): Promise<Completed> {
    return this.database.write(async (em) => {
      const { sign_up_id } = await this.tokens.use(em, ['complete_sign_up'], token);
      const { id, email, provider, provider_subject: subject, provider_email_verified } = await begun(em, sign_up_id);
      const identity = { provider, subject, email_verified: provider_email_verified };
      const prepared = { id: this.ids.next(), email, profile, password: null, identity };
      await em.nativeDelete(SignUp, { id });
      if (!provider_email_verified) return { sent: await this.signUps.accept(em, prepared) };
      const user = await this.accounts.open(em, await this.signUps.write(em, prepared));
      if (!user) throw new AppError('link_invalid', OUTSIDE_SIGN_IN_PROBLEMS.account_exists);
      return { user, provider };
    });
  }
}

async function begun(
  em: EntityManager,
  id: string | null | undefined,
): Promise<SignUp & { provider: string; provider_subject: string }> {
  const signUp = id == null ? null : await em.findOne(SignUp, { id });
  if (!signUp?.provider || !signUp.provider_subject) throw linkInvalid();
  return Object.assign(signUp, { provider: signUp.provider, provider_subject: signUp.provider_subject });
}
