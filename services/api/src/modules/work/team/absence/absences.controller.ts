import type { MemberAbsence } from '@ayana/contracts/organisations';
import { Body, Delete, Param, Post } from '@nestjs/common';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch } from '../../../../platform/http/etag.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { shape } from '../../../../platform/http/openapi/shape.js';
import { Changes } from '../../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../../platform/http/routes/routes.js';
import { NewAbsenceDto } from './absences.dto.js';
import { Absences } from './absences.service.js';

/** Absences of the members of an organisation, by the id of the member. */
@GuardedRoutes('work', 'work-absences')
export class AbsencesController {
  constructor(private readonly absences: Absences) {}

  @Post(':id')
  @Access('organisation')
  @Creates({
    type: shape('MemberAbsence'),
    description:
      'By the member or an owner; it changes an absence before it. Who covers, and who no longer does, gets a notice.',
  })
  @ApiIfMatch()
  set(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewAbsenceDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<MemberAbsence> {
    return (em) => this.absences.set(em, user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('organisation')
  @Changes({ status: 204, description: 'The member is back; one who is there stays so.' })
  end(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.absences.end(user, id, ifMatch);
  }
}
