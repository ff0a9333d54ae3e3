import type { FormAnswer } from '@ayana/contracts/forms';
import type { NewsletterSubscription } from '@ayana/contracts/newsletter';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnySession, Caller, type CurrentUser, Public, User } from '../../platform/http/access/access.js';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../platform/http/plain-page.js';
import type { Creation } from '../../platform/http/routes/creates.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { FormRoute } from '../forms/index.js';
import { NEWSLETTER_MESSAGES as messages } from './messages.js';
import { NewsletterDto, NewsletterTopicsDto, UnsubscribeQueryDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
import { OwnSubscription } from './own-subscription.service.js';

const HTML = { content: { 'text/html': { schema: { type: 'string' } } } } as const;

@Routes('newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly own: OwnSubscription,
  ) {}

  @FormRoute('newsletter')
  subscribe(@Body() form: NewsletterDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.newsletter.subscribe(em, form, caller);
  }

  @Get('newsletter/subscription')
  @AnySession()
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('NewsletterSubscription') })
  read(@User() user: CurrentUser): Promise<NewsletterSubscription> {
    return this.own.read(user);
  }

  @Put('newsletter/subscription')
  @AnySession()
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('NewsletterSubscription') })
  choose(@User() user: CurrentUser, @Body() { topics }: NewsletterTopicsDto): Promise<NewsletterSubscription> {
    return this.own.choose(user, topics);
  }

  /** The link in a mail. It only asks: programs that check mails open every link. */
  @Get('newsletter/unsubscribe')
  @Public()
  @ApiOkResponse(HTML)
  async ask(@Query() { token }: UnsubscribeQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { is_active } = await this.newsletter.find(token);
    return page(reply, is_active ? messages.ask : messages.unsubscribed);
  }

  /** The button of that page, which is answered by a page, and of a mail program (RFC 8058), which wants none. */
  @Post('newsletter/unsubscribe')
  @Public()
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOkResponse(HTML)
  @ApiNoContentResponse({ description: 'For a caller that does not accept HTML by name, as mail programs.' })
  async unsubscribe(
    @Query() { token }: UnsubscribeQueryDto,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    await this.newsletter.unsubscribe(token);
    if (accept?.includes('text/html') === true) return page(reply, messages.unsubscribed);
    reply.code(204);
    return undefined;
  }
}

function page(reply: FastifyReply, { title, text, action }: { title: string; text: string; action?: string }): string {
  reply.headers(PLAIN_PAGE_HEADERS);
  const button = action === undefined ? {} : { button: action };
  return plainPage({ title, text: [text], ...button, link: { label: messages.home, href: '/' } });
}
