import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, type CurrentUser, Public } from '../../platform/http/access/access.js';
import { Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { FormRoute } from '../forms/index.js';
import { NewsletterDto, UnsubscribeQueryDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

const FAREWELL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Unsubscribed · Ayana</title></head>
<body><main><h1>You are unsubscribed</h1><p>You will get no more newsletters from Ayana.</p><p><a href="/">Go to the home page</a></p></main></body></html>
`;

@ApiTags('newsletter')
@ApiProblems()
@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly idempotency: Idempotency,
  ) {}

  @FormRoute('newsletter')
  subscribe(
    @Body() form: NewsletterDto,
    @Caller() caller: CurrentUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.newsletter.subscribe(em, form, caller));
  }

  /** The link in a mail. */
  @Get('newsletter/unsubscribe')
  @Public()
  @Header('content-type', 'text/html; charset=utf-8')
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async unsubscribe(@Query() query: UnsubscribeQueryDto): Promise<string> {
    await this.newsletter.unsubscribe(query.token);
    return FAREWELL;
  }

  /** The button of a mail program (RFC 8058). */
  @Post('newsletter/unsubscribe')
  @Public()
  @HttpCode(204)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiNoContentResponse()
  unsubscribeOneClick(@Query() query: UnsubscribeQueryDto): Promise<void> {
    return this.newsletter.unsubscribe(query.token);
  }
}
