import type { ResourceNeedsPage, ResourceNeedDetail, ResourceSuggestion } from '@ayana/contracts/operations';
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
import { CommitmentsService } from './commitments.service.js';
import { NeedsService } from './needs.service.js';
import { NeedChangeDto, NeedClosingDto, NeedsQueryDto, NewNeedDto, NewOfferDto } from './resources.dto.js';

@GuardedRoutes('resources', 'resource-needs')
export class NeedsController {
  constructor(
    private readonly needs: NeedsService,
    private readonly commitments: CommitmentsService,
  ) {}

  @Get()
  @Access('resource_mobilization')
  @ApiOkResponse({ type: shape('ResourceNeedsPage') })
  list(@Query() query: NeedsQueryDto): Promise<ResourceNeedsPage> {
    return this.needs.list(query);
  }

  @Get(':id')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: shape('ResourceNeedDetail') })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<ResourceNeedDetail> {
    return this.needs.detail(id);
  }

  @Get(':id/suggestions')
  @Access('resource_mobilization')
  @ApiOkResponse({
    type: [shape('ResourceSuggestion')],
    description: 'What can be there in time first, then by language, hours, distance and load.',
  })
  suggestions(@Param('id', IdPipe) id: string): Promise<ResourceSuggestion[]> {
    return this.needs.suggestions(id);
  }

  @Post()
  @Access('resource_mobilization')
  @Creates({ type: shape('ResourceNeedDetail') })
  add(@User() user: CurrentUser, @Body() body: NewNeedDto): Creation<ResourceNeedDetail> {
    return (em) => this.needs.add(em, user, body);
  }

  @Patch(':id')
  @Access('resource_mobilization')
  @Changes({ type: shape('ResourceNeedDetail') })
  @ApiConfirmed()
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NeedChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetail> {
    return this.needs.update(user, id, body, ifMatch);
  }

  @Post(':id/close')
  @Access('resource_mobilization')
  @Changes({ type: shape('ResourceNeedDetail'), description: '409 while something is committed to it.' })
  close(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { note }: NeedClosingDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetail> {
    return this.needs.close(user, id, note, ifMatch);
  }

  @Post(':id/reopen')
  @Access('resource_mobilization')
  @Changes({ type: shape('ResourceNeedDetail') })
  reopen(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ResourceNeedDetail> {
    return this.needs.reopen(user, id, ifMatch);
  }

  @Post(':id/offers')
  @Access('resource_mobilization')
  @Creates({ type: shape('ResourceNeedDetail'), description: 'It is taken once it is committed.' })
  offer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewOfferDto,
  ): Creation<ResourceNeedDetail> {
    return (em) => this.commitments.offer(em, user, id, body);
  }
}
