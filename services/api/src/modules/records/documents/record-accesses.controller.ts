import type { RecordAccessesPage } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { RecordAccesses } from './record-accesses.js';
import { RecordAccessesQueryDto } from './record-accesses.dto.js';

/** Who opened a patient's papers. */
@ApiTags('documents')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('record-accesses')
export class RecordAccessesController {
  constructor(private readonly accesses: RecordAccesses) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('RecordAccessesPage'), description: 'For the patient and staff; the newest first.' })
  list(@User() user: CurrentUser, @Query() query: RecordAccessesQueryDto): Promise<RecordAccessesPage> {
    return this.accesses.list(user, query);
  }
}
