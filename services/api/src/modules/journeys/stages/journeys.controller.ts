import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { jsonValue } from '../../../platform/http/json.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { JourneyChanges } from './journey-changes.service.js';
import { JourneyChangeDto, JourneyDetailDto, JourneyHandOverDto } from './journey-detail.dto.js';
import {
  JourneysQueryDto,
  NewJourneyDto,
  PatientJourneyDto,
  PatientJourneysPageDto,
  StageUpdateDto,
} from './journeys.dto.js';
import { Journeys } from './journeys.service.js';
import { StageUpdates } from './stage-updates.service.js';

/** Patients' journeys. Everyone reads what their part in it shows; staff begin and change them. */
@ApiTags('journeys')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller()
export class JourneysController {
  constructor(
    private readonly journeys: Journeys,
    private readonly stages: StageUpdates,
    private readonly changes: JourneyChanges,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('patient-journeys')
  @Access('patient_journeys')
  @ApiOkResponse({ type: PatientJourneysPageDto, description: 'The last changed first.' })
  list(@User() user: CurrentUser, @Query() query: JourneysQueryDto): Promise<PatientJourneysPageDto> {
    return this.journeys.list(user, query);
  }

  @Get('patient-journeys/latest')
  @Access('patient_journeys')
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(PatientJourneyDto) }, { type: 'null' }] },
    description: 'The newest of the caller’s own; `null` without one.',
  })
  async latest(@User() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return jsonValue(reply, await this.journeys.latest(user));
  }

  @Post('patient-journeys')
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: PatientJourneyDto, description: 'Stage 1 is completed, stage 2 waits.' })
  begin(
    @User() user: CurrentUser,
    @Body() body: NewJourneyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.journeys.begin(em, user, body)),
    );
  }

  @Get('patient-journeys/:id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: JourneyDetailDto, description: 'The parts the caller sees; the others are null.' })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JourneyDetailDto> {
    return withEtag(reply, await this.changes.detail(user, id));
  }

  @Patch('patient-journeys/:id')
  @Access('case_work')
  @ApiIfMatch()
  @ApiOkResponse({ type: PatientJourneyDto })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PatientJourneyDto> {
    return withEtag(reply, await this.changes.change(user, id, body, ifMatch));
  }

  @Post('patient-journeys/:id/hand-over')
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: PatientJourneyDto, description: 'The colleague is its case manager now.' })
  handOver(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyHandOverDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.changes.handOver(em, user, id, body)),
    );
  }

  @Post('rpc/update_journey_stage')
  @Access('patient_journeys')
  @HttpCode(200)
  @ApiIdempotent()
  @ApiOkResponse({ type: PatientJourneyDto, description: '409 `illegal_transition` for a journey that is closed.' })
  updateStage(
    @User() user: CurrentUser,
    @Body() body: StageUpdateDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 200, async (em) =>
      withEtag(reply, await this.stages.update(em, user, body)),
    );
  }
}
