import { NOTIFICATION_KIND_NAMES } from '@ayana/contracts/notifications';
import { Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/http/access/access.js';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../../platform/http/plain-page.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { PREFERENCE_MESSAGES as messages } from '../preferences/messages.js';
import { StopMailsQueryDto } from '../preferences/preferences.dto.js';
import { StopMails, type StoppedMails } from './stop-mails.service.js';

const HTML = { content: { 'text/html': { schema: { type: 'string' } } } } as const;

@Routes('subscriptions', 'notification-mails/stop')
export class StopMailsController {
  constructor(private readonly stopMails: StopMails) {}

  /** The link in a mail. It only asks: programs that check mails open every link, and would stop mails that a patient needs. */
  @Get()
  @Public()
  @ApiOkResponse(HTML)
  async ask(@Query() { token }: StopMailsQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { title, text, action } = messages.stop;
    return page(reply, await this.stopMails.find(token), (name) => ({ title, text: [text(name)], button: action }));
  }

  /** The button of that page, and of a mail program (RFC 8058). */
  @Post()
  @Public()
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOkResponse(HTML)
  async stop(@Query() { token }: StopMailsQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return page(reply, await this.stopMails.stop(token), (name) => ({
      title: messages.stop.stopped_title,
      text: [messages.stop.stopped(name)],
    }));
  }
}

/** A page in the language of the mail's reader. */
function page(
  reply: FastifyReply,
  { kind, language }: StoppedMails,
  content: (name: string) => Omit<Parameters<typeof plainPage>[0], 'link'>,
): string {
  reply.headers(PLAIN_PAGE_HEADERS);
  return inLanguage(language, () =>
    plainPage({
      ...content(NOTIFICATION_KIND_NAMES[kind]),
      link: { label: messages.stop.choose, href: '/subscription' },
    }),
  );
}
