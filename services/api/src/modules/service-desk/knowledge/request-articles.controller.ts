import type { ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { Body, Delete, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { RequestArticleDto } from './knowledge.dto.js';
import { RequestArticles } from './request-articles.service.js';

/** The articles that helped with a request. */
@GuardedRoutes('service requests', 'service-requests')
export class RequestArticlesController {
  constructor(
    private readonly articles: RequestArticles,
    private readonly database: Database,
  ) {}

  @Post(':id/articles')
  @Access('service_desk')
  @Creates({ type: shape('ServiceRequestDetail') })
  link(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { article_id }: RequestArticleDto,
  ): Creation<ServiceRequestDetail> {
    return (em) => this.articles.link(em, user, id, article_id);
  }

  @Delete(':id/articles/:article_id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ServiceRequestDetail') })
  @WithEtag()
  unlink(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('article_id', IdPipe) articleId: string,
  ): Promise<ServiceRequestDetail> {
    return this.database.write((em) => this.articles.unlink(em, user, id, articleId));
  }
}
