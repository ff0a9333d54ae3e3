import type { GuestAdded, GuestCase, GuestCodeSent } from '@ayana/contracts/guest-case';
import { Body, Delete, Get, Header, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/access/access.js';
import { KeepsPublicReads } from '../../platform/http/caching/caching.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { shape } from '../../platform/http/openapi/shape.js';
import { Answered, Creates, Once, type RunOnce } from '../../platform/http/routes/creates.js';
import { Routes } from '../../platform/http/routes/routes.js';
import {
  GuestCodeDto,
  NewGuestMessageDto,
  NewGuestPaperDto,
  GuestReadDto,
  GuestSessionDto,
} from './guest-cases.dto.js';
import { GuestCases } from './guest-cases.service.js';
import { GuestCodes } from './guest-codes.service.js';
import { GuestSecret } from './guest-secret.js';
import { GuestSessions } from './guest-sessions.service.js';

/** A guest’s case, by a cookie that no other route is sent. 401 without a session that lasts, 410 `link_invalid` once its link has ended. */
@Routes('guest case', 'guest-case')
export class GuestCasesController {
  constructor(
    private readonly sessions: GuestSessions,
    private readonly cases: GuestCases,
    private readonly codes: GuestCodes,
  ) {}

  @Post('session')
  @Public()
  @RateLimited('guest_links')
  @HttpCode(200)
  @ApiOkResponse({
    type: shape('GuestCase'),
    description: 'Exchanges the secret of the mailed link for a cookie of 30 minutes. 404 for a secret of no link.',
  })
  async begin(@Body() { token }: GuestSessionDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<GuestCase> {
    return this.cases.read(await this.sessions.begin(reply, token));
  }

  @Delete('session')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'This browser has no session any more.' })
  end(@GuestSecret() secret: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.sessions.end(reply, secret);
  }

  @Get()
  @Public()
  @ApiOkResponse({ type: shape('GuestCase'), description: '`content` is null until the session is confirmed.' })
  async read(@GuestSecret() secret: string): Promise<GuestCase> {
    return this.cases.read(await this.sessions.of(secret));
  }

  @Post('codes')
  @Public()
  @RateLimited('guest_codes')
  @ApiCreatedResponse({
    type: shape('GuestCodeSent'),
    description: 'By text message to the number of the form; 409 without one, 429 after three within an hour.',
  })
  async sendCode(@GuestSecret() secret: string): Promise<GuestCodeSent> {
    return this.codes.send(await this.sessions.of(secret));
  }

  @Post('confirmation')
  @Public()
  @RateLimited('guest_codes')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('GuestCase'), description: 'The fifth wrong code in a row ends the link: 410.' })
  async confirm(@GuestSecret() secret: string, @Body() { code }: GuestCodeDto): Promise<GuestCase> {
    await this.codes.confirm(await this.sessions.of(secret), code);
    return this.cases.read(await this.sessions.of(secret));
  }

  @Post('messages')
  @Public()
  @RateLimited('guest_writes')
  @KeepsPublicReads()
  @Creates({ type: shape('GuestAdded'), description: 'In the thread of the case, from nobody who is confirmed.' })
  async write(
    @GuestSecret() secret: string,
    @Body() { text }: NewGuestMessageDto,
    @Once() once: RunOnce,
  ): Promise<Answered> {
    const session = await this.sessions.of(secret);
    return once((em) => this.cases.write(em, session, text));
  }

  @Post('read')
  @Public()
  @RateLimited('guest_writes')
  @KeepsPublicReads()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Messages up to here were read; 403 until the session is confirmed.' })
  async markRead(@GuestSecret() secret: string, @Body() { until }: GuestReadDto): Promise<void> {
    await this.cases.markRead(await this.sessions.of(secret), until);
  }

  @Post('papers')
  @Public()
  @RateLimited('guest_writes')
  @KeepsPublicReads()
  @ApiCreatedResponse({
    type: shape('GuestAdded'),
    description: 'An upload of this link. Sent again, it is added once.',
  })
  async addPaper(@GuestSecret() secret: string, @Body() paper: NewGuestPaperDto): Promise<GuestAdded> {
    return this.cases.addPaper(await this.sessions.of(secret), paper);
  }

  /** What is in a file must never run: neither in the page that shows it nor on its own. */
  @Get('papers/:id/content')
  @Public()
  @RateLimited('guest_writes')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('x-content-type-options', 'nosniff')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: '404 until the session is confirmed.' })
  async openPaper(@GuestSecret() secret: string, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return this.cases.openPaper(await this.sessions.of(secret), id);
  }
}
