import type { FormAnswer } from '@ayana/contracts/forms';
import { Body, Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, type CurrentUser, Public } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import type { Creation } from '../../platform/http/routes/creates.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { FormRoute } from '../forms/index.js';
import { BrochureRequestDto } from './brochures.dto.js';
import { BrochuresService } from './brochures.service.js';

@ApiProblems()
@Controller()
export class BrochuresController {
  constructor(private readonly brochures: BrochuresService) {}

  @FormRoute('brochure-request')
  request(@Body() form: BrochureRequestDto, @Caller() caller: CurrentUser | null): Creation<FormAnswer> {
    return (em) => this.brochures.request(em, form, caller);
  }

  /** The link of a mail. People open it, so errors lead to a page, not to a problem. */
  @Get('brochures/:token')
  @Expensive('pdf')
  @Public()
  @ApiTags('public')
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiFoundResponse({ description: 'To the page that says why the link opens nothing and offers a new one.' })
  async open(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const opened = await this.brochures.open(token);
    if (opened.pdf === null) {
      reply.status(302).header('location', opened.page);
      return undefined;
    }
    reply.header('x-robots-tag', 'noindex');
    return new StreamableFile(opened.pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${opened.filename}"`,
      length: opened.pdf.length,
    });
  }
}
