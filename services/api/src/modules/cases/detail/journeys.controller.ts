import { shape } from '../../../platform/http/openapi/shape.js';
import type { PatientJourney, PatientJourneysPage, JourneyDetail } from '@ayana/contracts/journey';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyChanges } from './journey-changes.service.js';
import { JourneyChangeDto, JourneyHandOverDto } from './journey-detail.dto.js';
import { Journeys, JourneysQueryDto, NewJourneyDto, StageUpdateDto, StageUpdates } from '../../journeys/index.js';

/** Patients' journeys. Everyone reads what their part in it shows; staff begin and change them. */
@GuardedRoutes('journeys')
export class JourneysController {
  constructor(
    private readonly journeys: Journeys,
    private readonly stages: StageUpdates,
    private readonly changes: JourneyChanges,
  ) {}

  @Get('patient-journeys')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('PatientJourneysPage'), description: 'The last changed first.' })
  list(@User() user: CurrentUser, @Query() query: JourneysQueryDto): Promise<PatientJourneysPage> {
    return this.journeys.list(user, query);
  }

  @Get('patient-journeys/latest')
  @Access('patient_journeys')
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(shape('PatientJourney')) }, { type: 'null' }] },
    description: 'The newest of the caller’s own; `null` without one.',
  })
  @JsonValue()
  latest(@User() user: CurrentUser): Promise<PatientJourney | null> {
    return this.journeys.latest(user);
  }

  @Post('patient-journeys')
  @Access('case_work')
  @Creates({ type: shape('PatientJourney'), description: 'Stage 1 is completed, stage 2 waits.' })
  begin(@User() user: CurrentUser, @Body() body: NewJourneyDto): Creation<PatientJourney> {
    return (em) => this.journeys.begin(em, user, body);
  }

  @Get('patient-journeys/:id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('JourneyDetail'), description: 'The parts the caller sees; the others are null.' })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<JourneyDetail> {
    return this.changes.detail(user, id);
  }

  @Patch('patient-journeys/:id')
  @Access('case_work')
  @Changes({ type: shape('PatientJourney') })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<PatientJourney> {
    return this.changes.change(user, id, body, ifMatch);
  }

  @Post('patient-journeys/:id/hand-over')
  @Access('case_work')
  @Creates({ type: shape('PatientJourney'), description: 'The colleague is its case manager now.' })
  handOver(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyHandOverDto,
  ): Creation<PatientJourney> {
    return (em) => this.changes.handOver(em, user, id, body);
  }

  @Post('rpc/update_journey_stage')
  @Access('patient_journeys')
  @Creates({
    type: shape('PatientJourney'),
    status: 200,
    description: '409 `illegal_transition` for a journey that is closed.',
  })
  updateStage(@User() user: CurrentUser, @Body() body: StageUpdateDto): Creation<PatientJourney> {
    return (em) => this.stages.update(em, user, body);
  }
}
