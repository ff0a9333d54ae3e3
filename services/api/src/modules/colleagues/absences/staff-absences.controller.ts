import type { StaffAbsence, StaffAbsences as StaffAbsencesAnswer } from '@ayana/contracts/identity';
import { Body, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewStaffAbsenceDto } from './staff-absences.dto.js';
import { StaffAbsences } from './staff-absences.service.js';

/** Absences of the staff, by the id of the colleague who is away. */
@GuardedRoutes('users', 'staff-absences')
export class StaffAbsencesController {
  constructor(private readonly absences: StaffAbsences) {}

  @Get()
  @Access('colleagues')
  @ApiOkResponse({ type: shape('StaffAbsences'), description: 'Those that are not over.' })
  async list(): Promise<StaffAbsencesAnswer> {
    return { items: await this.absences.list() };
  }

  @Post(':id')
  @Access('colleagues')
  @Creates({
    type: shape('StaffAbsence'),
    description:
      'By the colleague or an administrator; it changes an absence before it. The deputy gets a notice when it begins.',
  })
  @ApiIfMatch()
  set(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewStaffAbsenceDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<StaffAbsence> {
    return (em) => this.absences.set(em, user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('colleagues')
  @Changes({ status: 204, description: 'The colleague is back, or does not leave; one who is there stays so.' })
  end(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.absences.end(user, id, ifMatch);
  }
}
