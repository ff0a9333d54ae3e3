import { Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiConsumes, ApiFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/http/access/access.js';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../../platform/http/plain-page.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { BroadcastTokenDto } from '../broadcasts.dto.js';
import { LEAVE_MESSAGES as messages } from '../messages.js';
import { BroadcastLinks } from './broadcast-links.service.js';

const HTML = { content: { 'text/html': { schema: { type: 'string' } } } } as const;

/** The links of a broadcast’s messages. */
@Routes('broadcasts', 'broadcast-messages')
export class BroadcastLinksController {
  constructor(private readonly links: BroadcastLinks) {}

  @Get('open')
  @Public()
  @HttpCode(302)
  @ApiFoundResponse({ description: 'To the link of the broadcast; the first opening counts.' })
  async open(@Query() { token }: BroadcastTokenDto, @Res() reply: FastifyReply): Promise<void> {
    await reply.header('cache-control', 'no-store').redirect(await this.links.open(token), 302);
  }

  /** The link in a mail. It only asks: programs that check mails open every link. */
  @Get('leave')
  @Public()
  @ApiOkResponse(HTML)
  async ask(@Query() { token }: BroadcastTokenDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { language } = await this.links.find(token);
    reply.headers(PLAIN_PAGE_HEADERS);
    return inLanguage(language, () =>
      plainPage({
        title: messages.title,
        text: [messages.text],
        button: messages.action,
        link: { label: messages.home, href: '/' },
      }),
    );
  }

  /** The button of that page, and of a mail program (RFC 8058). */
  @Post('leave')
  @Public()
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOkResponse(HTML)
  async leave(@Query() { token }: BroadcastTokenDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { language } = await this.links.find(token);
    await this.links.leave(token);
    reply.headers(PLAIN_PAGE_HEADERS);
    return inLanguage(language, () =>
      plainPage({ title: messages.left, text: [messages.left_text], link: { label: messages.home, href: '/' } }),
    );
  }
}
