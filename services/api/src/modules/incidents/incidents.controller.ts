import type { IncidentsPage, IncidentCounts, IncidentDetail, IncidentFigures } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Answered, Creates, Once, type RunOnce } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { Escalations } from '../escalations/index.js';
import { IncidentActions } from './incident-actions.service.js';
import { IncidentMerges } from './incident-merges.service.js';
import { IncidentReports } from './incident-reports.js';
import {
  IncidentChangeDto,
  IncidentFiltersDto,
  IncidentMergeDto,
  IncidentsQueryDto,
  IncidentTransitionDto,
  NewIncidentDto,
} from './incidents.dto.js';
import { IncidentsService } from './incidents.service.js';

/** Incident command. */
@GuardedRoutes('incidents', 'incidents')
export class IncidentsController {
  constructor(
    private readonly incidents: IncidentsService,
    private readonly actions: IncidentActions,
    private readonly merges: IncidentMerges,
    private readonly reports: IncidentReports,
    private readonly escalations: Escalations,
  ) {}

  @Get()
  @Access('incident_command')
  @ApiOkResponse({ type: shape('IncidentsPage') })
  list(@User() user: CurrentUser, @Query() query: IncidentsQueryDto): Promise<IncidentsPage> {
    return this.incidents.list(user, query);
  }

  @Get('counts')
  @Access('incident_command')
  @ApiOkResponse({ type: shape('IncidentCounts'), description: 'Drills apart.' })
  counts(@User() user: CurrentUser): Promise<IncidentCounts> {
    return this.incidents.counts(user);
  }

  @Get('figures')
  @Access('incident_command')
  @ApiOkResponse({ type: shape('IncidentFigures'), description: 'Of the last 90 days, without drills.' })
  figures(): Promise<IncidentFigures> {
    return this.incidents.figures();
  }

  @Get('active-count')
  @Access('incident_command')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Active ones, without drills.' } })
  @JsonValue()
  activeCount(): Promise<number> {
    return this.incidents.activeCount();
  }

  @Get('export')
  @Expensive('csv')
  @Access('incident_command')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters and order; recorded.' })
  export(@User() user: CurrentUser, @Query() filters: IncidentFiltersDto): Promise<StreamableFile> {
    return this.incidents.export(user, filters);
  }

  @Get(':id')
  @Access('incident_command')
  @ApiOkResponse({ type: shape('IncidentDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<IncidentDetail> {
    return this.incidents.detail(user, id);
  }

  @Get(':id/report')
  @Expensive('pdf')
  @Access('incident_command')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A tagged PDF; recorded as an act.' })
  report(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return this.reports.report(user, id);
  }

  @Post()
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail') })
  async open(@User() user: CurrentUser, @Body() body: NewIncidentDto, @Once() once: RunOnce): Promise<Answered> {
    const opened = await once((em) => this.incidents.open(em, user, body));
    // They are taken care of: nobody is paged about them any more.
    for (const id of new Set(body.signal_ids)) await this.escalations.acknowledgeAll(user, { kind: 'signal', id });
    return opened;
  }

  @Patch(':id')
  @Access('incident_command')
  @Changes({ type: shape('IncidentDetail'), description: '409 `illegal_transition` once it is closed.' })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<IncidentDetail> {
    return this.actions.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('incident_command')
  @Changes({
    type: shape('IncidentDetail'),
    description: '409 `illegal_transition` in another state, and to close one with open tasks.',
  })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<IncidentDetail> {
    return this.actions.move(user, id, body, ifMatch);
  }

  @Post(':id/merge')
  @Access('incident_command')
  @Changes({
    type: shape('IncidentDetail'),
    description: 'The merged incident, which is closed now. 409 `illegal_transition` unless both run.',
  })
  merge(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { into }: IncidentMergeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<IncidentDetail> {
    return this.merges.merge(user, id, into, ifMatch);
  }
}
