import { Body, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExtraModels, ApiNoContentResponse, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GoesFirst } from '../../../platform/database/lanes.js';
import { Public } from '../../../platform/http/access/access.js';
import { JsonValue } from '../../../platform/http/json.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { SameOriginGuard, SessionCookies } from './session-cookies.js';
import { deviceOf } from './device.js';
import { CurrentSessionDto, SignedInDto, SignInDto } from './sessions.dto.js';
import { KnownDevices } from './known-devices.js';
import { PasswordGuard } from './passport-strategies.js';
import { type AuthenticatedUser, SessionsService } from './sessions.service.js';

const orNull = (dto: new () => object) => ({
  schema: { oneOf: [{ $ref: getSchemaPath(dto) }, { type: 'null' as const }] },
});

@ApiExtraModels(SignedInDto, CurrentSessionDto)
@Routes('identity', 'auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly devices: KnownDevices,
  ) {}

  @Post('sign-in')
  @GoesFirst()
  @Public()
  @UseGuards(SameOriginGuard, PasswordGuard)
  @RateLimited('sign_in')
  @HttpCode(200)
  @ApiOkResponse({ type: SignedInDto })
  async signIn(
    @Body() _body: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const user = request.user as unknown as AuthenticatedUser;
    const replaces = await this.sessions.idOf(this.cookies.read(request));
    const { refreshToken, answer } = await this.sessions.open(user, deviceOf(request), { replaces });
    this.cookies.set(reply, refreshToken, answer.user);
    this.devices.remember(request, reply, user.email);
    return answer;
  }

  @Post('refresh')
  @GoesFirst()
  @Public()
  @UseGuards(SameOriginGuard)
  @HttpCode(200)
  @ApiOkResponse({ description: 'The next access token, or null when signed out.', ...orNull(SignedInDto) })
  @JsonValue()
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto | null> {
    const token = this.cookies.read(request);
    const opened = token === undefined ? undefined : await this.sessions.refresh(token);
    if (opened) this.cookies.set(reply, opened.refreshToken, opened.answer.user);
    else this.cookies.clear(reply);
    return opened?.answer ?? null;
  }

  @Post('sign-out')
  @GoesFirst()
  @Public()
  @UseGuards(SameOriginGuard)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Signed out; also when nobody was signed in.' })
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const token = this.cookies.read(request);
    if (token !== undefined) await this.sessions.close(token);
    this.cookies.clear(reply);
  }

  @Get('session')
  @GoesFirst()
  @Public()
  @UseGuards(SameOriginGuard)
  @ApiOkResponse({ description: 'The session of the cookie, or null when signed out.', ...orNull(CurrentSessionDto) })
  @JsonValue()
  async session(@Req() request: FastifyRequest): Promise<CurrentSessionDto | null> {
    const token = this.cookies.read(request);
    const current = token === undefined ? undefined : await this.sessions.current(token);
    return current ?? null;
  }
}
