import type { RecordAccessesPage } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { RecordAccesses } from './record-accesses.js';
import { RecordAccessesQueryDto } from './record-accesses.dto.js';

/** Who opened a patient's papers. */
@GuardedRoutes('documents', 'record-accesses')
export class RecordAccessesController {
  constructor(private readonly accesses: RecordAccesses) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('RecordAccessesPage'), description: 'For the patient and staff; the newest first.' })
  list(@User() user: CurrentUser, @Query() query: RecordAccessesQueryDto): Promise<RecordAccessesPage> {
    return this.accesses.list(user, query);
  }
}
