import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import {
  MessageTemplateChangeDto,
  MessageTemplateDto,
  MessageTemplatesPageDto,
  MessageTemplatesQueryDto,
  NewMessageTemplateDto,
} from './message-templates.dto.js';
import { MessageTemplates } from './message-templates.service.js';

@ApiTags('message templates')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('message-templates')
export class MessageTemplatesController {
  constructor(
    private readonly templates: MessageTemplates,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('case_work')
  @ApiOkResponse({ type: MessageTemplatesPageDto, description: 'By title.' })
  list(@Query() query: MessageTemplatesQueryDto): Promise<MessageTemplatesPageDto> {
    return this.templates.list(query);
  }

  @Post()
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: MessageTemplateDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewMessageTemplateDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.templates.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('case_work')
  @ApiIfMatch()
  @ApiOkResponse({ type: MessageTemplateDto })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: MessageTemplateChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageTemplateDto> {
    return withEtag(reply, await this.templates.change(id, body, ifMatch));
  }

  @Delete(':id')
  @Access('case_work')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is deleted.' })
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(id);
  }
}
