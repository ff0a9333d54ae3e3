import { type OutsideSignInProblem, safeNext } from '@ayana/contracts/identity';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import type { OutsideProvider } from '../../../platform/config/outside-providers.js';
import type { CurrentUser } from '../../../platform/http/access.js';
import { SessionCookies } from '../cookies.js';
import { OwnerCheck } from '../owner-check.js';
import { SessionsService } from '../sessions.service.js';
import { type Flow, FlowCookies } from './flow-cookies.js';
import { ProviderConversation } from './provider-conversation.js';
import { ProviderDirectory } from './provider-directory.js';
import { toOutsideSignInError } from './provider-failure.js';

/** Characters of `next` that are kept: the cookie it travels in has a limit. */
const LONGEST_NEXT = 500;

/** Sends people away to a provider. */
@Injectable()
export class Departures {
  private readonly logger = new Logger('OutsideSignIn');

  constructor(
    private readonly config: Config,
    private readonly directory: ProviderDirectory,
    private readonly conversation: ProviderConversation,
    private readonly flows: FlowCookies,
    private readonly owner: OwnerCheck,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  /** @throws AppError `not_found` for a provider that is not configured */
  async signIn(request: FastifyRequest, reply: FastifyReply, name: string, next: unknown): Promise<{ url: string }> {
    const known = typeof next === 'string' ? safeNext(next, this.config.publicOrigin) : undefined;
    const kept = known !== undefined && known.length <= LONGEST_NEXT ? known : null;
    const provider = this.find(name);
    const replaces = await this.sessions.idOf(this.cookies.read(request));
    return this.depart(request, reply, provider, { next: kept, link: null, replaces });
  }

  /**
   * Whoever has the outside account signs in as its owner from then on, so the owner is asked first (OWASP ASVS 5, 7.5.1).
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
    return this.depart(request, reply, provider, { next: null, link, replaces: null });
  }

  private find(name: string): OutsideProvider {
    const provider = this.directory.find(name);
    if (provider === undefined) throw notFound();
    return provider;
  }

  private async depart(
    request: FastifyRequest,
    reply: FastifyReply,
    provider: OutsideProvider,
    intent: Pick<Flow, 'next' | 'link' | 'replaces'>,
  ): Promise<{ url: string }> {
    try {
      const { url, flow } = await this.conversation.begin(provider, intent);
      await this.flows.begin(request, reply, flow);
      return { url };
    } catch (error) {
      // Whatever is wrong with its discovery document: it cannot be reached as it is configured.
      this.logger.warn(
        { provider: provider.name, reason: toOutsideSignInError(error).message },
        'Provider not reached',
      );
      return { url: problemAddress('provider_unreachable', intent.link !== null, intent.next) };
    }
  }
}

/** Where a person reads why it came to nothing: at the door they left by, which keeps where they were going. */
export function problemAddress(problem: OutsideSignInProblem, link: boolean, next: string | null): string {
  const query = new URLSearchParams({ problem, ...(next === null ? {} : { next }) });
  return `${link ? '/profile' : '/login'}?${query.toString()}`;
}
