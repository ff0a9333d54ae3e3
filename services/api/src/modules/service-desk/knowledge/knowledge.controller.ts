import type { KnowledgeArticleDetail, KnowledgeArticlesPage, SuggestedArticles } from '@ayana/contracts/service-desk';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import {
  KnowledgeArticleChangeDto,
  KnowledgeQueryDto,
  KnowledgeTransitionDto,
  NewKnowledgeArticleDto,
  SuggestionsQueryDto,
} from './knowledge.dto.js';
import { KnowledgeService } from './knowledge.service.js';

/** What the service desk knows. */
@GuardedRoutes('knowledge', 'knowledge-articles')
export class KnowledgeController {
  constructor(private readonly knowledge: KnowledgeService) {}

  @Get()
  @Access('service_desk')
  @ApiOkResponse({ type: shape('KnowledgeArticlesPage') })
  list(@Query() query: KnowledgeQueryDto): Promise<KnowledgeArticlesPage> {
    return this.knowledge.list(query);
  }

  @Get('suggestions')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('SuggestedArticles'), description: 'Published ones only.' })
  suggestions(@Query() query: SuggestionsQueryDto): Promise<SuggestedArticles> {
    return this.knowledge.suggestions(query);
  }

  @Get(':id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('KnowledgeArticleDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<KnowledgeArticleDetail> {
    return this.knowledge.detail(user, id);
  }

  @Post()
  @Access('service_desk')
  @Creates({ type: shape('KnowledgeArticleDetail'), description: 'A draft.' })
  add(@User() user: CurrentUser, @Body() body: NewKnowledgeArticleDto): Creation<KnowledgeArticleDetail> {
    return (em) => this.knowledge.add(em, user, body);
  }

  @Patch(':id')
  @Access('service_desk')
  @Changes({ type: shape('KnowledgeArticleDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: KnowledgeArticleChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<KnowledgeArticleDetail> {
    return this.knowledge.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('service_desk')
  @Changes({ type: shape('KnowledgeArticleDetail'), description: '409 `illegal_transition` in another state.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { name }: KnowledgeTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<KnowledgeArticleDetail> {
    return this.knowledge.move(user, id, name, ifMatch);
  }

  @Post(':id/uses')
  @Access('service_desk')
  @Creates({ type: shape('KnowledgeArticleDetail'), description: 'It has made a request needless.' })
  used(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<KnowledgeArticleDetail> {
    return (em) => this.knowledge.used(em, user, id);
  }
}
