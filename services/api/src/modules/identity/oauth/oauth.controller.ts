import type { Provider, ProviderRedirect, ProviderProfile, Sent } from '@ayana/contracts/identity';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Post, Query, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiFoundResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiQuery,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnySession, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { SameOriginGuard, SessionCookies } from '../sessions/session-cookies.js';
import { SignedInDto } from '../sessions/sessions.dto.js';
import { deviceOf } from '../sessions/device.js';
import { ConfirmDto } from '../passwords/password.dto.js';
import { LinkDto } from '../sign-up/sign-up.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CompleteSignUp } from './complete-sign-up.service.js';
import { CompleteSignUpCookie } from './complete-sign-up-cookie.js';
import { ProviderRedirects } from './provider-redirects.service.js';
import { Identities, methodOf } from './identities.service.js';
import { CompleteSignUpDto } from './oauth.dto.js';
import { ProviderDirectory } from './provider-directory.js';

@Routes('identity', 'auth')
export class OauthController {
  constructor(
    private readonly directory: ProviderDirectory,
    private readonly redirects: ProviderRedirects,
    private readonly identities: Identities,
    private readonly signUps: CompleteSignUp,
    private readonly browser: CompleteSignUpCookie,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  @Get('providers')
  @Public()
  @ApiOkResponse({
    type: [shape('Provider')],
    description: 'Providers to sign in with, in the order of their buttons.',
  })
  providers(): Provider[] {
    return this.directory.list().map(({ name, label }) => ({ name, label }));
  }

  @Get('oauth/:provider')
  @Public()
  @UseGuards(SameOriginGuard)
  @RateLimited('outside_sign_in')
  @Redirect()
  @ApiQuery({ name: 'next', required: false, description: 'A path of this site to come back to.' })
  @ApiFoundResponse({
    description: "To the provider's page, or back to /login with `problem` when it is not to be had.",
  })
  leave(
    @Param('provider') name: string,
    @Query('next') next: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    return this.redirects.signIn(request, reply, name, next);
  }

  @Post('oauth/:provider/link')
  @AnySession()
  @UseGuards(SameOriginGuard)
  @RateLimited('outside_sign_in')
  @ApiBearerAuth('access_token')
  @ApiCreatedResponse({
    type: shape('ProviderRedirect'),
    description: 'Also /profile with `problem` when the provider is not to be had.',
  })
  link(
    @Param('provider') name: string,
    @User() user: CurrentUser,
    @Body() { password }: ConfirmDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderRedirect> {
    return this.redirects.link(request, reply, name, user, password);
  }

  @Delete('identities/:id')
  @AnySession()
  @UseGuards(SameOriginGuard)
  @HttpCode(204)
  @ApiBearerAuth('access_token')
  @ApiNoContentResponse({ description: 'It can no longer be used to sign in. 409 when it is the only way to sign in.' })
  unlink(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.identities.unlink(user, id);
  }

  @Get('complete-sign-up')
  @Public()
  @UseGuards(SameOriginGuard)
  @ApiOkResponse({ type: shape('ProviderProfile') })
  providerProfile(@Query() { token }: LinkDto, @Req() request: FastifyRequest): Promise<ProviderProfile> {
    this.browser.check(request, token);
    return this.signUps.providerProfile(token);
  }

  @Post('complete-sign-up')
  @Public()
  @UseGuards(SameOriginGuard)
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInDto, description: 'The account is open, and so is a session.' })
  @ApiAcceptedResponse({
    type: shape('Sent'),
    description: 'The provider does not vouch for the address: a mail confirms it.',
  })
  async complete(
    @Body() { token, ...profile }: CompleteSignUpDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto | Sent> {
    this.browser.check(request, token);
    const completed = await this.signUps.complete(token, profile);
    this.browser.clear(reply, token);
    if ('sent' in completed) {
      void reply.status(202);
      return completed.sent;
    }
    const { id, email } = completed.user;
    const opened = await this.sessions.open({ id, email }, deviceOf(request), {
      method: methodOf(completed.provider),
      replaces: await this.sessions.idOf(this.cookies.read(request)),
    });
    this.cookies.set(reply, opened.refreshToken, opened.answer.user);
    return opened.answer;
  }
}
