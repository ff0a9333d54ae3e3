import type { HealthSummary } from '@ayana/contracts/journey';
import { Body, Controller, Get, Patch, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { JourneyPartQueryDto } from '../journey-part-query.dto.js';
import { HealthFormDto, HealthSummaryDto, HealthVersionsDto } from './health.dto.js';
import { HealthSummaries } from './health.service.js';

/** What patients say about their health. */
@ApiTags('people')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('health-summary')
export class HealthController {
  constructor(private readonly summaries: HealthSummaries) {}

  @Get('own')
  @Access('patient_journeys')
  @ApiOkResponse({ type: HealthSummaryDto })
  async own(@User() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<HealthSummary> {
    return withEtag(reply, await this.summaries.own(user));
  }

  @Patch('own')
  @Access('patient_journeys')
  @ApiIfMatch()
  @ApiOkResponse({ type: HealthSummaryDto })
  async saveOwn(
    @User() user: CurrentUser,
    @Body() body: HealthFormDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HealthSummary> {
    return withEtag(reply, await this.summaries.saveOwn(user, body, ifMatch));
  }

  @Get('versions')
  @Access('patient_journeys')
  @ApiOkResponse({ type: HealthVersionsDto, description: 'For the patient and the case managers: who changed what.' })
  versions(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<HealthVersionsDto> {
    return this.summaries.versions(user, journey_id);
  }

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: HealthSummaryDto, description: 'Facts that the reader does not see are null.' })
  async ofJourney(
    @User() user: CurrentUser,
    @Query() { journey_id }: JourneyPartQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HealthSummary> {
    return withEtag(reply, await this.summaries.ofJourney(user, journey_id));
  }

  @Patch()
  @Access('patient_journeys')
  @ApiIfMatch()
  @ApiOkResponse({ type: HealthSummaryDto, description: 'By the patient and the case managers.' })
  async saveOfJourney(
    @User() user: CurrentUser,
    @Query() { journey_id }: JourneyPartQueryDto,
    @Body() body: HealthFormDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HealthSummary> {
    return withEtag(reply, await this.summaries.saveOfJourney(user, journey_id, body, ifMatch));
  }
}
