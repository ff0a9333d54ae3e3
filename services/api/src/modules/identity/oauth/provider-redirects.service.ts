import { type OutsideSignInProblem, safeNext } from '@ayana/contracts/identity';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import type { OutsideProvider } from '../../../platform/config/outside-providers.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { Reauthentication } from '../passwords/reauthentication.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Flow, FlowCookies } from './flow-cookies.js';
import { AuthorizationCodeFlow } from './authorization-code-flow.js';
import { ProviderDirectory } from './provider-directory.js';
import { toOutsideSignInError } from './provider-failure.js';

/** Longest `next` that is kept: it travels in a cookie of limited size. */
const MAX_NEXT_LENGTH = 500;

/** Redirects users to a provider. */
@Injectable()
export class ProviderRedirects {
  private readonly logger = new Logger('OutsideSignIn');

  constructor(
    private readonly config: Config,
    private readonly directory: ProviderDirectory,
    private readonly codeFlow: AuthorizationCodeFlow,
    private readonly flows: FlowCookies,
    private readonly owner: Reauthentication,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  /** @throws AppError `not_found` for a provider that is not configured */
  async signIn(request: FastifyRequest, reply: FastifyReply, name: string, next: unknown): Promise<{ url: string }> {
    const known = typeof next === 'string' ? safeNext(next, this.config.publicOrigin) : undefined;
    const nextPath = known !== undefined && known.length <= MAX_NEXT_LENGTH ? known : null;
    const provider = this.find(name);
    const replaces = await this.sessions.idOf(this.cookies.read(request));
    return this.redirect(request, reply, provider, { next: nextPath, link: null, replaces });
  }

  /**
   * The owner of the outside account can sign in to this account from then on, so the user proves who they are first (OWASP ASVS 5, 7.5.1).
   * @throws AppError `not_found` for a provider that is not configured; `invalid_fields` at `password`; `too_many_sign_ins`;
   * `sign_in_again` for an account without a password
   */
  async link(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    user: CurrentUser,
    password: string | undefined,
  ): Promise<{ url: string }> {
    const provider = this.find(name);
    await this.owner.confirm(user, password, 'password');
    const link = { user_id: user.id, session_id: user.session_id };
    return this.redirect(request, reply, provider, { next: null, link, replaces: null });
  }

  private find(name: string): OutsideProvider {
    const provider = this.directory.find(name);
    if (provider === undefined) throw notFound();
    return provider;
  }

  private async redirect(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: OutsideProvider,
    intent: Pick<Flow, 'next' | 'link' | 'replaces'>,
  ): Promise<{ url: string }> {
    try {
      const { url, flow } = await this.codeFlow.begin(provider, intent);
      await this.flows.begin(request, reply, flow);
      return { url };
    } catch (error) {
      // Whatever is wrong with its discovery document, the provider cannot be used as configured.
      this.logger.warn(
        { provider: provider.name, reason: toOutsideSignInError(error).message },
        'Provider not reached',
      );
      return { url: problemAddress('provider_unreachable', intent.link !== null, intent.next) };
    }
  }
}

/** The page that shows the problem: the one the user started from, which keeps their destination. */
export function problemAddress(problem: OutsideSignInProblem, link: boolean, next: string | null): string {
  const query = new URLSearchParams({ problem, ...(next === null ? {} : { next }) });
  return `${link ? '/profile' : '/login'}?${query.toString()}`;
}
