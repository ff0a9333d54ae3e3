import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { jsonValue } from '../../../platform/http/json.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  JourneysQueryDto,
  NewJourneyDto,
  PatientJourneyDto,
  PatientJourneysPageDto,
  StageUpdateDto,
} from './journeys.dto.js';
import { Journeys } from './journeys.service.js';

/** Patients' journeys. Patients read their own; staff read all, begin them, and change their stages. */
@ApiTags('journeys')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller()
export class JourneysController {
  constructor(
    private readonly journeys: Journeys,
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

  @Post('rpc/update_journey_stage')
  @Access('case_work')
  @HttpCode(200)
  @ApiOkResponse({ type: PatientJourneyDto, description: '409 `illegal_transition` for a journey that is closed.' })
  async updateStage(
    @User() user: CurrentUser,
    @Body() body: StageUpdateDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PatientJourneyDto> {
    return withEtag(reply, await this.journeys.updateStage(user, body));
  }
}
