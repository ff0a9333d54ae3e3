import type { AnswerTemplate, AnswerTemplates } from '@ayana/contracts/organisations';
import { Body, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { AnswerTemplateChangeDto, NewAnswerTemplateDto } from './answer-templates.dto.js';
import { OwnAnswerTemplates } from './answer-templates.service.js';

/** The answer templates of the caller’s organisation. */
@GuardedRoutes('organisations', 'answer-templates')
export class AnswerTemplatesController {
  constructor(private readonly templates: OwnAnswerTemplates) {}

  @Get()
  @Access('organisation')
  @ApiOkResponse({ type: shape('AnswerTemplates'), description: 'By name; none for who belongs to no organisation.' })
  list(@User() user: CurrentUser): Promise<AnswerTemplates> {
    return this.templates.list(user);
  }

  @Post()
  @Access('organisation')
  @Creates({ type: shape('AnswerTemplate'), description: 'By members who may write.' })
  add(@User() user: CurrentUser, @Body() body: NewAnswerTemplateDto): Creation<AnswerTemplate> {
    return (em) => this.templates.add(em, user, body);
  }

  @Patch(':id')
  @Access('organisation')
  @Changes({ type: shape('AnswerTemplate') })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: AnswerTemplateChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<AnswerTemplate> {
    return this.templates.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('organisation')
  @Changes({ status: 204 })
  remove(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(user, id);
  }
}
