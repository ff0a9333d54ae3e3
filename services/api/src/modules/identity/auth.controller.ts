import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentUser, Public, SignedIn, User as Caller } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/input.pipe.js';
import { jsonValue } from '../../platform/http/json.js';
import { ApiProblems } from '../../platform/http/problem.dto.js';
import { RateLimited } from '../../platform/http/rate-limit.js';
import { SameOriginGuard, SessionCookies } from './cookies.js';
import { CurrentSessionDto, SessionDto, SignedInDto, SignInDto } from './identity.dto.js';
import { PasswordGuard } from './passport.js';
import { SessionsService } from './sessions.service.js';
import type { Account } from './user.entity.js';

const orNull = (dto: new () => object) => ({
  schema: { oneOf: [{ $ref: getSchemaPath(dto) }, { type: 'null' as const }] },
});

@ApiTags('identity')
@ApiProblems()
@ApiExtraModels(SignedInDto, CurrentSessionDto)
@Controller('auth')
export class AuthController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('sign-in')
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
    const user = request.user as unknown as Account;
    const { refreshToken, answer } = await this.sessions.open(user, request.headers['user-agent']);
    this.cookies.set(reply, refreshToken, answer.user.role);
    return answer;
  }

  @Post('refresh')
  @Public()
  @UseGuards(SameOriginGuard)
  @HttpCode(200)
  @ApiOkResponse({ description: 'The next access token, or null when signed out.', ...orNull(SignedInDto) })
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const token = this.cookies.read(request);
    const opened = token === undefined ? undefined : await this.sessions.refresh(token);
    if (opened) this.cookies.set(reply, opened.refreshToken, opened.answer.user.role);
    else this.cookies.clear(reply);
    return jsonValue(reply, opened?.answer ?? null);
  }

  @Post('sign-out')
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
  @Public()
  @UseGuards(SameOriginGuard)
  @ApiOkResponse({ description: 'The session of the cookie, or null when signed out.', ...orNull(CurrentSessionDto) })
  async session(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const token = this.cookies.read(request);
    const current = token === undefined ? undefined : await this.sessions.current(token);
    return jsonValue(reply, current ?? null);
  }

  @Get('sessions')
  @SignedIn()
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: [SessionDto] })
  list(@Caller() user: CurrentUser): Promise<SessionDto[]> {
    return this.sessions.list(user);
  }

  @Delete('sessions/:id')
  @SignedIn()
  @HttpCode(204)
  @ApiBearerAuth('access_token')
  @ApiNoContentResponse({ description: 'That session has ended.' })
  revoke(@Caller() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.sessions.revoke(user, id);
  }
}
