import type { VisaPeriods } from '@ayana/contracts/journey';
import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { NewVisaPeriodDto } from './visa-periods.dto.js';
import { VisaPeriodsService } from './visa-periods.service.js';

/** Until when a patient may stay in India. */
@GuardedRoutes('travel', 'visa-periods')
export class VisaPeriodsController {
  constructor(private readonly periods: VisaPeriodsService) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('VisaPeriods'), description: 'For the patient, the visa office and the staff.' })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<VisaPeriods> {
    return this.periods.list(user, journey_id);
  }

  @Post()
  @Access('patient_journeys')
  @Creates({
    type: shape('VisaPeriods'),
    etag: false,
    description: 'A visa that the patient got by themselves, or an extension: what was said last counts.',
  })
  add(@User() user: CurrentUser, @Body() body: NewVisaPeriodDto): Creation<VisaPeriods> {
    return (em) => this.periods.add(em, user, body);
  }
}
