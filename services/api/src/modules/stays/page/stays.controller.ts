import type { Stay, StayUpdates, StayWritten } from '@ayana/contracts/journey';
import { Body, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database, type EntityManager } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { FollowUps } from './follow-ups.service.js';
import { StayReading } from './stay-reading.service.js';
import { StayWriting } from './stay-writing.service.js';
import { NewStayCheckDto, NewStayFollowUpDto, NewStayNoteDto, NewStayUpdateDto } from './stays.dto.js';

/** The stay of a patient as a case of its own: its hospital and the staff read and write it. */
@GuardedRoutes('admissions', 'stays')
export class StaysController {
  constructor(
    private readonly reading: StayReading,
    private readonly writing: StayWriting,
    private readonly followUps: FollowUps,
    private readonly database: Database,
  ) {}

  @Get('updates')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('StayUpdates'), description: 'News of the hospital, for those who follow the case.' })
  updates(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<StayUpdates> {
    return this.reading.updates(user, journey_id);
  }

  @Get(':id')
  @Access('hospital_writing')
  @ApiOkResponse({ type: shape('Stay'), description: 'By the id of the admission. The opening is written down.' })
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<Stay> {
    return this.reading.detail(user, id);
  }

  @Post(':id/checks')
  @Access('hospital_writing')
  @Creates({
    type: shape('StayWritten'),
    etag: false,
    description: 'How a check before the admission is; said again, it is as it was said last.',
  })
  check(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewStayCheckDto,
  ): Creation<StayWritten> {
    return written(id, (em) => this.writing.check(em, user, id, body));
  }

  @Post(':id/notes')
  @Access('hospital_writing')
  @Creates({ type: shape('StayWritten'), etag: false, description: 'A note of the ward, for itself and the staff.' })
  note(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewStayNoteDto,
  ): Creation<StayWritten> {
    return written(id, (em) => this.writing.note(em, user, id, body));
  }

  @Post(':id/updates')
  @Access('hospital_writing')
  @Creates({
    type: shape('StayWritten'),
    etag: false,
    description: 'News for the patient and those who may follow the case.',
  })
  tell(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewStayUpdateDto,
  ): Creation<StayWritten> {
    return written(id, (em) => this.writing.tell(em, user, id, body));
  }

  @Post(':id/follow-ups')
  @Access('hospital_writing')
  @ApiConfirmed()
  @Creates({
    type: shape('StayWritten'),
    etag: false,
    description: 'A visit or a talk after the discharge: a task of the patient.',
  })
  addFollowUp(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewStayFollowUpDto,
  ): Creation<StayWritten> {
    return written(id, (em) => this.followUps.add(em, user, id, body));
  }

  @Delete(':id/follow-ups/:followUpId')
  @Access('hospital_writing')
  @Changes({ status: 204 })
  removeFollowUp(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('followUpId', IdPipe) followUp: string,
  ): Promise<void> {
    return this.database.write((em) => this.followUps.remove(em, user, id, followUp));
  }
}

const written =
  (id: string, write: (em: EntityManager) => Promise<void>): Creation<StayWritten> =>
  async (em) => {
    await write(em);
    return { id };
  };
