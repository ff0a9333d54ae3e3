import { shape } from '../../../platform/http/openapi/shape.js';
import type { ServiceRequestsPage, ServiceRequestCounts, ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { Body, Get, HttpCode, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Answered, Creates, type Creation, Once, type RunOnce } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { RequestPapers } from '../papers/papers.service.js';
import { RequestActions } from './request-actions.service.js';
import { RequestIntake } from './request-intake.service.js';
import {
  NewRequestCommentDto,
  NewServiceRequestDto,
  RequestRatingDto,
  ServiceRequestChangeDto,
  ServiceRequestFiltersDto,
  ServiceRequestsQueryDto,
  ServiceRequestTransitionDto,
} from './requests.dto.js';
import { RequestsService } from './requests.service.js';

/** Asking for services, and the work on what was asked. Staff see every request, others their own. */
@GuardedRoutes('service requests', 'service-requests')
export class RequestsController {
  constructor(
    private readonly requests: RequestsService,
    private readonly intake: RequestIntake,
    private readonly actions: RequestActions,
    private readonly papers: RequestPapers,
  ) {}

  @Get()
  @Access('service_requests')
  @ApiOkResponse({ type: shape('ServiceRequestsPage') })
  list(@User() user: CurrentUser, @Query() query: ServiceRequestsQueryDto): Promise<ServiceRequestsPage> {
    return this.requests.list(user, query);
  }

  @Get('counts')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ServiceRequestCounts') })
  counts(@User() user: CurrentUser): Promise<ServiceRequestCounts> {
    return this.requests.counts(user);
  }

  @Get('overdue-count')
  @Access('service_desk')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Late requests of the caller or of nobody.' } })
  @JsonValue()
  overdueCount(@User() user: CurrentUser): Promise<number> {
    return this.requests.overdueCount(user);
  }

  @Get('export')
  @Expensive('csv')
  @Access('service_desk')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters and order; recorded.' })
  export(@User() user: CurrentUser, @Query() filters: ServiceRequestFiltersDto): Promise<StreamableFile> {
    return this.requests.export(user, filters);
  }

  @Get(':id')
  @Access('service_requests')
  @ApiOkResponse({ type: shape('ServiceRequestDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ServiceRequestDetail> {
    return this.requests.detail(user, id);
  }

  @Post()
  @Access('service_requests')
  @Creates({ type: shape('ServiceRequestDetail'), description: '422 names `answers.<key>`.' })
  ask(@User() user: CurrentUser, @Body() body: NewServiceRequestDto, @Once() once: RunOnce): Promise<Answered> {
    return this.papers.using(user, body.papers ?? [], (papers) =>
      once((em) => this.intake.ask(em, user, body, papers)),
    );
  }

  @Patch(':id')
  @Access('service_desk')
  @Changes({ type: shape('ServiceRequestDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ServiceRequestChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceRequestDetail> {
    return this.actions.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('service_requests')
  @Changes({
    type: shape('ServiceRequestDetail'),
    description: 'One of `transitions`; 409 `illegal_transition` in another state. Some need a `note`.',
  })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ServiceRequestTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceRequestDetail> {
    return this.actions.move(user, id, body, ifMatch);
  }

  @Post(':id/comments')
  @Access('service_requests')
  @Creates({ type: shape('ServiceRequestDetail'), description: 'A public one of the staff is sent by mail.' })
  comment(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewRequestCommentDto,
  ): Creation<ServiceRequestDetail> {
    return (em) => this.actions.comment(em, user, id, body);
  }

  @Post(':id/satisfaction')
  @Access('service_requests')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('ServiceRequestDetail'), description: 'Of the one who asked, once it is resolved.' })
  @WithEtag()
  rate(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RequestRatingDto,
  ): Promise<ServiceRequestDetail> {
    return this.actions.rate(user, id, body);
  }
}
