import type { ServiceItemsPage, ServiceItemDetail } from '@ayana/contracts/service-desk';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewServiceItemDto, NewServiceVersionDto, ServiceItemChangeDto, ServiceItemsQueryDto } from './catalog.dto.js';
import { CatalogService } from './catalog.service.js';

@GuardedRoutes('service catalogue', 'service-catalog-items')
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Get()
  @Access('service_requests')
  @ApiOkResponse({
    type: shape('ServiceItemsPage'),
    description: 'Not staff: the published ones their role may ask for.',
  })
  list(@User() user: CurrentUser, @Query() query: ServiceItemsQueryDto): Promise<ServiceItemsPage> {
    return this.catalog.list(user, query);
  }

  @Get(':id')
  @Access('service_requests')
  @ApiOkResponse({ type: shape('ServiceItemDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ServiceItemDetail> {
    return this.catalog.detail(user, id);
  }

  @Post()
  @Access('service_desk')
  @Creates({ type: shape('ServiceItemDetail'), description: 'With an empty draft.' })
  add(@User() user: CurrentUser, @Body() body: NewServiceItemDto): Creation<ServiceItemDetail> {
    return (em) => this.catalog.add(em, user, body);
  }

  @Patch(':id')
  @Access('service_desk')
  @Changes({ type: shape('ServiceItemDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ServiceItemChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceItemDetail> {
    return this.catalog.update(user, id, body, ifMatch);
  }

  @Post(':id/versions')
  @Access('service_desk')
  @Creates({ type: shape('ServiceItemDetail'), description: 'Saved as the draft, in place of the one there was.' })
  @ApiIfMatch()
  saveDraft(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewServiceVersionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<ServiceItemDetail> {
    return (em) => this.catalog.saveDraft(em, user, id, body, ifMatch);
  }

  @Post(':id/publish')
  @Access('service_desk')
  @Changes({ type: shape('ServiceItemDetail'), description: '409 `illegal_transition` without a complete draft.' })
  publish(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceItemDetail> {
    return this.catalog.publish(user, id, ifMatch);
  }

  @Post(':id/retire')
  @Access('service_desk')
  @Changes({ type: shape('ServiceItemDetail'), description: 'Nobody can ask for it until it is published again.' })
  retire(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceItemDetail> {
    return this.catalog.retire(user, id, ifMatch);
  }
}
