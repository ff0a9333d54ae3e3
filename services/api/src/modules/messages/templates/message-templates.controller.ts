import type { MessageTemplatesPage, MessageTemplate } from '@ayana/contracts/catalogue';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { MessageTemplateChangeDto, MessageTemplatesQueryDto, NewMessageTemplateDto } from './message-templates.dto.js';
import { MessageTemplates } from './message-templates.service.js';

@GuardedRoutes('message templates', 'message-templates')
export class MessageTemplatesController {
  constructor(private readonly templates: MessageTemplates) {}

  @Get()
  @Access('case_work')
  @ApiOkResponse({ type: shape('MessageTemplatesPage'), description: 'By title.' })
  list(@Query() query: MessageTemplatesQueryDto): Promise<MessageTemplatesPage> {
    return this.templates.list(query);
  }

  @Post()
  @Access('case_work')
  @Creates({ type: shape('MessageTemplate') })
  add(@User() user: CurrentUser, @Body() body: NewMessageTemplateDto): Creation<MessageTemplate> {
    return (em) => this.templates.add(em, user, body);
  }

  @Patch(':id')
  @Access('case_work')
  @Changes({ type: shape('MessageTemplate') })
  change(
    @Param('id', IdPipe) id: string,
    @Body() body: MessageTemplateChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<MessageTemplate> {
    return this.templates.change(id, body, ifMatch);
  }

  @Delete(':id')
  @Access('case_work')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'It is deleted.' })
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(id);
  }
}
