import type { RecordGrants as RecordGrantsAnswer } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewRecordGrantDto, RecordGrantsQueryDto } from './record-grants.dto.js';
import { RecordGrants } from './record-grants.service.js';

/** Who may read a patient's papers, and until when. */
@GuardedRoutes('documents', 'record-grants')
export class RecordGrantsController {
  constructor(private readonly grants: RecordGrants) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('RecordGrants'), description: 'For the patient and staff.' })
  list(@User() user: CurrentUser, @Query() { journey_id }: RecordGrantsQueryDto): Promise<RecordGrantsAnswer> {
    return this.grants.list(user, journey_id);
  }

  @Post()
  @Access('patient_journeys')
  @Creates({ type: shape('RecordGrants'), description: 'All grants of the journey. Only the patient gives them.' })
  give(@User() user: CurrentUser, @Body() body: NewRecordGrantDto): Creation<RecordGrantsAnswer> {
    return (em) => this.grants.give(em, user, body);
  }

  @Post(':id/withdraw')
  @Access('patient_journeys')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('RecordGrants'), description: 'It shows nothing from now on.' })
  withdraw(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<RecordGrantsAnswer> {
    return this.grants.withdraw(user, id);
  }
}
