import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { jsonValue } from '../../../platform/http/json.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { IncidentActions } from './incident-actions.service.js';
import { IncidentCountsDto, IncidentDetailDto, IncidentsPageDto } from './incident-answers.dto.js';
import { IncidentReports } from './incident-reports.js';
import {
  IncidentChangeDto,
  IncidentFiltersDto,
  IncidentsQueryDto,
  IncidentTransitionDto,
  NewIncidentDto,
} from './incidents.dto.js';
import { IncidentsService } from './incidents.service.js';

/** Incident command. */
@ApiTags('incidents')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('incidents')
export class IncidentsController {
  constructor(
    private readonly incidents: IncidentsService,
    private readonly actions: IncidentActions,
    private readonly reports: IncidentReports,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('incident_command')
  @ApiOkResponse({ type: IncidentsPageDto })
  list(@User() user: CurrentUser, @Query() query: IncidentsQueryDto): Promise<IncidentsPageDto> {
    return this.incidents.list(user, query);
  }

  @Get('counts')
  @Access('incident_command')
  @ApiOkResponse({ type: IncidentCountsDto, description: 'Drills apart.' })
  counts(@User() user: CurrentUser): Promise<IncidentCountsDto> {
    return this.incidents.counts(user);
  }

  @Get('active-count')
  @Access('incident_command')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Active ones, without drills.' } })
  async activeCount(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return jsonValue(reply, await this.incidents.activeCount());
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
  @ApiOkResponse({ type: IncidentDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IncidentDetailDto> {
    return withEtag(reply, await this.incidents.detail(user, id));
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
  @ApiIdempotent()
  @ApiCreatedResponse({ type: IncidentDetailDto })
  open(
    @User() user: CurrentUser,
    @Body() body: NewIncidentDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.incidents.open(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('incident_command')
  @ApiIfMatch()
  @ApiOkResponse({ type: IncidentDetailDto, description: '409 `illegal_transition` once it is closed.' })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IncidentDetailDto> {
    return withEtag(reply, await this.actions.update(user, id, body, ifMatch));
  }

  @Post(':id/transitions')
  @Access('incident_command')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({
    type: IncidentDetailDto,
    description: '409 `illegal_transition` in another state, and to close one with open tasks.',
  })
  async move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentTransitionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IncidentDetailDto> {
    return withEtag(reply, await this.actions.move(user, id, body, ifMatch));
  }
}
