import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { DischargeSummary } from '@ayana/contracts/journey';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { DischargeSummariesDto, DischargeSummaryDto, NewDischargeSummaryDto } from './discharges.dto.js';
import { Discharges } from './discharges.service.js';

/** Summaries of stays, signed by the hospital of the accepted quote. */
@GuardedRoutes('discharge summaries', 'discharge-summaries')
export class DischargesController {
  constructor(private readonly discharges: Discharges) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: DischargeSummariesDto, description: 'For the patient, staff, and the hospital.' })
  list(
    @User() user: CurrentUser,
    @Query() { journey_id }: JourneyPartQueryDto,
  ): Promise<{ items: DischargeSummary[] }> {
    return this.discharges.list(user, journey_id);
  }

  @Post()
  @Expensive('pdf')
  @Access('hospital_writing')
  @Creates({ type: DischargeSummaryDto, etag: false, description: 'Signed: the patient has it among the papers.' })
  @ApiIfMatch()
  sign(
    @User() user: CurrentUser,
    @Body() body: NewDischargeSummaryDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<DischargeSummaryDto> {
    return (em) => this.discharges.sign(em, user, body, ifMatch);
  }
}
