import { isOpenRun } from '@ayana/contracts/operations';
import { Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/http/access/access.js';
import { PLAIN_PAGE_HEADERS, plainPage } from '../../../platform/http/plain-page.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { ESCALATION_MESSAGES } from '../messages.js';
import { type LinkedPage, PageLinks } from './page-links.service.js';
import { AcknowledgeLinkQueryDto } from './runs.dto.js';

const messages = ESCALATION_MESSAGES.link;
const HTML = { content: { 'text/html': { schema: { type: 'string' } } } } as const;

@Routes('escalation', 'escalation-pages/acknowledge')
export class PageLinksController {
  constructor(private readonly links: PageLinks) {}

  /** The link in a page. It only asks: programs that check mails open every link. */
  @Get()
  @Public()
  @ApiOkResponse(HTML)
  async ask(
    @Query() { token }: AcknowledgeLinkQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const page = await this.links.find(token);
    return shown(reply, page, () =>
      isOpenRun(page.state)
        ? { title: messages.title, text: [messages.text(page.title)], button: messages.action }
        : over(page),
    );
  }

  /** The button of that page. */
  @Post()
  @Public()
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOkResponse(HTML)
  async acknowledge(
    @Query() { token }: AcknowledgeLinkQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const page = await this.links.acknowledge(token);
    return shown(reply, page, () =>
      page.is_own ? { title: messages.done_title, text: [messages.done(page.title)] } : over(page),
    );
  }
}

type Content = Omit<Parameters<typeof plainPage>[0], 'link'>;

/** What is said of a run that is over. */
const over = ({ title, acknowledged_by }: LinkedPage): Content =>
  acknowledged_by === null
    ? { title: messages.over_title, text: [messages.over(title)] }
    : { title: messages.by_title, text: [messages.by(acknowledged_by, title)] };

/** A page in the language of the one who was paged. */
function shown(reply: FastifyReply, { language, run_id }: LinkedPage, content: () => Content): string {
  reply.headers(PLAIN_PAGE_HEADERS);
  const href = `/admin/escalation-management/runs/${run_id}`;
  return inLanguage(language, () => plainPage({ ...content(), link: { label: messages.open, href } }));
}
