import type { Sent } from '@ayana/contracts/identity';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Public } from '../../../platform/http/access/access.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { deviceOf } from '../sessions/device.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SameOriginGuard, SessionCookies } from '../sessions/session-cookies.js';
import type { SignedInDto } from '../sessions/sessions.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Confirmation, EmailConfirmation } from './email-confirmation.service.js';
import { AddressDto, ConfirmedEmailDto, SignUpDto, VerifyEmailDto } from './sign-up.dto.js';
import { SignUpBrowser } from './sign-up-browser.js';
import { SignUps } from './sign-ups.service.js';

@UseGuards(SameOriginGuard)
@Routes('identity', 'auth')
export class SignUpController {
  constructor(
    private readonly database: Database,
    private readonly signUps: SignUps,
    private readonly confirmation: EmailConfirmation,
    private readonly browser: SignUpBrowser,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly devices: KnownDevices,
  ) {}

  @Post('sign-up')
  @Public()
  @RateLimited('accounts')
  @Creates({
    type: shape('Sent'),
    description: 'A mail is on its way; the same whether the address is known or not.',
  })
  async signUp(@Body() body: SignUpDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<Creation<Sent>> {
    const prepared = await this.signUps.prepare(body);
    return (em) => {
      this.browser.remember(reply, prepared.id);
      return this.signUps.accept(em, prepared);
    };
  }

  @Post('verify-email')
  @Public()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({
    type: ConfirmedEmailDto,
    description: '422 at `password` when several sign-ups wait for the address; the link stays good.',
  })
  async verify(
    @Body() { token, password }: VerifyEmailDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmedEmailDto> {
    const { email, purpose, begun } = await this.confirmation.confirm(token, password);
    return { email, purpose, session: begun && (await this.signIn(begun, request, reply)) };
  }

  /** Signs in to a new account whose password was given, now or in this browser's sign-up. A session that is open stays. */
  private async signIn(
    { user, sign_up }: NonNullable<Confirmation['begun']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SignedInDto | null> {
    if (!sign_up.by_password && !this.browser.made(request, sign_up.id)) return null;
    this.browser.clear(reply);
    const open = this.cookies.read(request);
    if (open !== undefined && (await this.sessions.current(open)) !== undefined) return null;
    const { refreshToken, answer } = await this.sessions.open(user, deviceOf(request), { replaces: null });
    this.cookies.set(reply, refreshToken, answer.user);
    this.devices.remember(request, reply, user.email);
    return answer;
  }

  @Post('resend-verification')
  @Public()
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Sent'), description: 'The same whether there is something to confirm or not.' })
  resend(@Body() { email }: AddressDto): Promise<Sent> {
    return this.database.write((em) => this.signUps.resend(em, email));
  }
}
