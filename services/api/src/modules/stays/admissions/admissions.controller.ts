import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Admission } from '@ayana/contracts/journey';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { AdmissionChangeDto, AdmissionsQueryDto } from './admissions.dto.js';
import { Admissions } from './admissions.service.js';

/** Stays of patients at hospitals. */
@GuardedRoutes('admissions', 'admissions')
export class AdmissionsController {
  constructor(private readonly admissions: Admissions) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('Admissions'),
    description: 'The board of the own hospitals, or the stays of a journey.',
  })
  list(@User() user: CurrentUser, @Query() query: AdmissionsQueryDto): Promise<{ items: Admission[] }> {
    return this.admissions.list(user, query);
  }

  @Patch(':id')
  @Access('hospital_writing')
  @ApiConfirmed()
  @Changes({ type: shape('Admission'), description: '409 `illegal_transition` in another state.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: AdmissionChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Admission> {
    return this.admissions.change(user, id, body, ifMatch);
  }
}
