import type { PatientJourney } from '@ayana/contracts/journey';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { JourneyChanges } from './journey-changes.service.js';
import { JourneyChangeDto, JourneyDetailDto, JourneyHandOverDto } from './journey-detail.dto.js';
import {
  Journeys,
  JourneysQueryDto,
  NewJourneyDto,
  PatientJourneyDto,
  PatientJourneysPageDto,
  StageUpdateDto,
  StageUpdates,
} from '../../journeys/index.js';

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
  @JsonValue()
  latest(@User() user: CurrentUser): Promise<PatientJourney | null> {
    return this.journeys.latest(user);
  }

  @Post('patient-journeys')
  @Access('case_work')
  @Creates({ type: PatientJourneyDto, description: 'Stage 1 is completed, stage 2 waits.' })
  begin(@User() user: CurrentUser, @Body() body: NewJourneyDto): Creation<PatientJourneyDto> {
    return (em) => this.journeys.begin(em, user, body);
  }

  @Get('patient-journeys/:id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: JourneyDetailDto, description: 'The parts the caller sees; the others are null.' })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<JourneyDetailDto> {
    return this.changes.detail(user, id);
  }

  @Patch('patient-journeys/:id')
  @Access('case_work')
  @Changes({ type: PatientJourneyDto })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<PatientJourneyDto> {
    return this.changes.change(user, id, body, ifMatch);
  }

  @Post('patient-journeys/:id/hand-over')
  @Access('case_work')
  @Creates({ type: PatientJourneyDto, description: 'The colleague is its case manager now.' })
  handOver(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyHandOverDto,
  ): Creation<PatientJourneyDto> {
    return (em) => this.changes.handOver(em, user, id, body);
  }

  @Post('rpc/update_journey_stage')
  @Access('patient_journeys')
  @Creates({
    type: PatientJourneyDto,
    status: 200,
    description: '409 `illegal_transition` for a journey that is closed.',
  })
  updateStage(@User() user: CurrentUser, @Body() body: StageUpdateDto): Creation<PatientJourneyDto> {
    return (em) => this.stages.update(em, user, body);
  }
}
