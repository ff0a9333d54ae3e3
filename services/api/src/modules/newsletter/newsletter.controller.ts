import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnySession, Caller, type CurrentUser, Public, User } from '../../platform/http/access/access.js';
import { Idempotency } from '../../platform/http/idempotency/idempotency.js';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../platform/http/plain-page.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { FormRoute } from '../forms/index.js';
import { NEWSLETTER_MESSAGES as M } from './messages.js';
import {
  NewsletterDto,
  NewsletterSubscriptionDto,
  NewsletterTopicsDto,
  UnsubscribeQueryDto,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
import { OwnSubscription } from './own-subscription.service.js';

@ApiTags('newsletter')
@ApiProblems()
@Controller()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly own: OwnSubscription,
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

  @Get('newsletter/subscription')
  @AnySession()
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: NewsletterSubscriptionDto })
  read(@User() user: CurrentUser): Promise<NewsletterSubscriptionDto> {
    return this.own.read(user);
  }

  @Put('newsletter/subscription')
  @AnySession()
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: NewsletterSubscriptionDto })
  choose(@User() user: CurrentUser, @Body() { topics }: NewsletterTopicsDto): Promise<NewsletterSubscriptionDto> {
    return this.own.choose(user, topics);
  }

  /** The link in a mail. */
  @Get('newsletter/unsubscribe')
  @Public()
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async unsubscribe(
    @Query() query: UnsubscribeQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.newsletter.unsubscribe(query.token);
    reply.headers(PLAIN_PAGE_HEADERS);
    const { title, text, home } = M.unsubscribed;
    return plainPage({ title, text: [text], link: { label: home, href: '/' } });
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
