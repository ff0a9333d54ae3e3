import type { FormC, FormCs } from '@ayana/contracts/journey';
import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { NewFormCFilingDto } from './form-c.dto.js';
import { FormCFilings } from './form-c.service.js';

/** The registration of a foreigner with the FRRO (Form C), by each place where they stay. */
@GuardedRoutes('admissions', 'form-c')
export class FormCController {
  constructor(private readonly filings: FormCFilings) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('FormCs'),
    description: 'All for the staff, the own ones for a hospital and a lodging.',
  })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<FormCs> {
    return this.filings.list(user, journey_id);
  }

  @Post()
  @Access('patient_journeys')
  @Creates({
    type: shape('FormC'),
    etag: false,
    description: 'By the place, or the staff for it. Said again, it is as it was said last.',
  })
  file(@User() user: CurrentUser, @Body() body: NewFormCFilingDto): Creation<FormC> {
    return (em) => this.filings.file(em, user, body);
  }
}
