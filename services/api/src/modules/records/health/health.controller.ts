import { shape } from '../../../platform/http/openapi/shape.js';
import type { HealthSummary, HealthVersions } from '@ayana/contracts/journey';
import { Body, Get, Patch, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { HealthFormDto } from './health.dto.js';
import { HealthSummaries } from './health.service.js';

/** What patients say about their health. */
@GuardedRoutes('people', 'health-summary')
export class HealthController {
  constructor(private readonly summaries: HealthSummaries) {}

  @Get('own')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('HealthSummary') })
  @WithEtag()
  own(@User() user: CurrentUser): Promise<HealthSummary> {
    return this.summaries.own(user);
  }

  @Patch('own')
  @Access('patient_journeys')
  @Changes({ type: shape('HealthSummary') })
  saveOwn(
    @User() user: CurrentUser,
    @Body() body: HealthFormDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<HealthSummary> {
    return this.summaries.saveOwn(user, body, ifMatch);
  }

  @Get('versions')
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('HealthVersions'),
    description: 'For the patient and the case managers: who changed what.',
  })
  versions(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<HealthVersions> {
    return this.summaries.versions(user, journey_id);
  }

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('HealthSummary'), description: 'Facts that the reader does not see are null.' })
  @WithEtag()
  ofJourney(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<HealthSummary> {
    return this.summaries.ofJourney(user, journey_id);
  }

  @Patch()
  @Access('patient_journeys')
  @Changes({ type: shape('HealthSummary'), description: 'By the patient and the case managers.' })
  saveOfJourney(
    @User() user: CurrentUser,
    @Query() { journey_id }: JourneyPartQueryDto,
    @Body() body: HealthFormDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<HealthSummary> {
    return this.summaries.saveOfJourney(user, journey_id, body, ifMatch);
  }
}
