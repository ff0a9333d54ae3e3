import { homePortal, OUTSIDE_SIGN_IN_CALLBACK, type OutsideSignInProblem } from '@ayana/contracts/identity';
import { Controller, Get, Logger, Redirect, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/access/access.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { deviceOf } from '../sessions/device.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ProviderUsers } from './provider-users.service.js';
import { CompleteSignUpCookie } from './complete-sign-up-cookie.js';
import { problemAddress } from './provider-redirects.service.js';
import { type Flow, FlowCookies, wasLink } from './flow-cookies.js';
import { Identities, methodOf } from './identities.service.js';
import { OutsideSignInError } from './outside-sign-in-error.js';
import { type OutsideIdentity, AuthorizationCodeFlow } from './authorization-code-flow.js';
import { ProviderDirectory } from './provider-directory.js';

/** The address providers redirect to. A person reads the answer, so every outcome is a redirect to a page. */
@Controller(OUTSIDE_SIGN_IN_CALLBACK)
export class CallbackController {
  private readonly logger = new Logger('OutsideSignIn');

  constructor(
    private readonly flows: FlowCookies,
    private readonly directory: ProviderDirectory,
    private readonly codeFlow: AuthorizationCodeFlow,
    private readonly providerUsers: ProviderUsers,
    private readonly identities: Identities,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly browser: CompleteSignUpCookie,
  ) {}

  @Get()
  @Public()
  @RateLimited('outside_sign_in')
  @Redirect()
  @ApiExcludeEndpoint()
  async handleCallback(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    const query = request.url.slice(OUTSIDE_SIGN_IN_CALLBACK.length).replace(/^\?/, '');
    const states = new URLSearchParams(query).getAll('state');
    const state = states.length === 1 ? (states[0] ?? '') : '';
    const flow = await this.flows.end(request, reply, state);
    if (!flow) return { url: problemAddress('state_mismatch', wasLink(state), null) };
    try {
      return { url: await this.welcome(request, reply, flow, query) };
    } catch (error) {
      return { url: problemAddress(this.problemOf(error, flow), flow.link !== null, flow.next) };
    }
  }

  private problemOf(error: unknown, { provider }: Flow): OutsideSignInProblem {
    if (error instanceof OutsideSignInError) {
      const { problem, message: reason } = error;
      this.logger.warn({ provider, problem, reason }, 'Outside sign-in came to nothing');
      return problem;
    }
    // Our own failure, such as a database that does not respond. Its message may quote a row.
    const frames = error instanceof Error ? error.stack?.split('\n').filter((line) => line.startsWith('    at ')) : [];
    this.logger.error({ provider, frames: frames?.slice(0, 8) }, 'Outside sign-in failed');
    return 'not_available';
  }

  private async welcome(request: FastifyRequest, reply: FastifyReply, flow: Flow, query: string): Promise<string> {
    const identity = await this.identify(flow, query);
    if (flow.link) {
      await this.identities.link(identity, flow.link);
      return '/profile';
    }
    const providerUser = await this.providerUsers.of(identity);
    if ('complete_token' in providerUser) {
      const { complete_token: complete } = providerUser;
      this.browser.remember(reply, complete);
      return `/login?${new URLSearchParams({ complete, ...(flow.next === null ? {} : { next: flow.next }) }).toString()}`;
    }
    const { id, email } = providerUser.user;
    const opened = await this.sessions.open({ id, email }, deviceOf(request), {
      method: methodOf(flow.provider),
      replaces: flow.replaces,
    });
    const { role } = opened.answer.user;
    this.cookies.set(reply, opened.refreshToken, opened.answer.user);
    return flow.next ?? (role === null ? '/secure-portal' : homePortal(role, true));
  }

  private async identify(flow: Flow, query: string): Promise<OutsideIdentity> {
    const provider = this.directory.find(flow.provider);
    if (provider === undefined) throw new OutsideSignInError('provider_error', 'It is not configured any more.');
    return this.codeFlow.finish(provider, flow, query);
  }
}
