import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { VisaApplication } from '@ayana/contracts/journey';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { VisaApplications } from './visa-applications.service.js';
import { VisaApplicationDto, VisaStepDto } from './visa.dto.js';

/** The way to a visa. Its ids are those of the work of the office that helps with it. */
@GuardedRoutes('travel', 'visa-applications')
export class VisaController {
  constructor(private readonly visas: VisaApplications) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('VisaApplications'), description: 'For the patient, the staff and the office.' })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: VisaApplication[] }> {
    return this.visas.list(user, journey_id);
  }

  @Post(':id/steps')
  @Access('patient_journeys')
  @ApiConfirmed()
  @Creates({ type: VisaApplicationDto, status: 200, etag: false, description: 'By the office, or staff for it.' })
  @ApiIfMatch()
  step(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: VisaStepDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<VisaApplicationDto> {
    return (em) => this.visas.step(em, user, id, body, ifMatch);
  }
}
