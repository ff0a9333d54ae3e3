import type { ResourcesPage, ResourcePoint, ResourceDetail } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiConfirmed } from '../../platform/http/confirmations.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { NewResourceDto, ResourceChangeDto, ResourcesQueryDto } from './resources.dto.js';
import { ResourcesService } from './resources.service.js';

@GuardedRoutes('resources', 'resources')
export class ResourcesController {
  constructor(private readonly resources: ResourcesService) {}

  @Get()
  @Access('resource_mobilization')
  @ApiOkResponse({ type: shape('ResourcesPage') })
  list(@Query() query: ResourcesQueryDto): Promise<ResourcesPage> {
    return this.resources.list(query);
  }

  @Get('map')
  @Access('resource_mobilization')
  @ApiOkResponse({
    type: [shape('ResourcePoint')],
    description: 'Every city with a resource in service or an open need.',
  })
  points(): Promise<ResourcePoint[]> {
    return this.resources.points();
  }

  @Get(':id')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: shape('ResourceDetail') })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<ResourceDetail> {
    return this.resources.detail(id);
  }

  @Post()
  @Access('resource_mobilization')
  @Creates({ type: shape('ResourceDetail') })
  add(@User() user: CurrentUser, @Body() body: NewResourceDto): Creation<ResourceDetail> {
    return (em) => this.resources.add(em, user, body);
  }

  @Patch(':id')
  @Access('resource_mobilization')
  @Changes({ type: shape('ResourceDetail') })
  @ApiConfirmed()
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ResourceChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceDetail> {
    return this.resources.update(user, id, body, ifMatch);
  }
}
