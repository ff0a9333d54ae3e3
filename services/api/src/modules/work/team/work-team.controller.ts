import type { WorkTeam } from '@ayana/contracts/journey';
import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewWorkNoteDto, NewWorkHandOverDto } from './work-team.dto.js';
import { WorkTeams } from './work-team.service.js';

/** Who of an organisation has a piece of its work; only its people read it. */
@GuardedRoutes('work', 'work-teams')
export class WorkTeamController {
  constructor(private readonly teams: WorkTeams) {}

  @Get(':id')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('WorkTeam'), description: 'By the id of the assignment.' })
  @WithEtag()
  find(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<WorkTeam> {
    return this.teams.find(user, id);
  }

  @Post(':id/hand-overs')
  @Access('patient_journeys')
  @Creates({
    type: shape('WorkTeam'),
    description: 'To oneself, to a colleague, or to nobody. The colleague gets a notice.',
  })
  @ApiIfMatch()
  handOver(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewWorkHandOverDto,
    @IfMatch() ifMatch: string | undefined,
  ): Creation<WorkTeam> {
    return (em) => this.teams.handOver(em, user, id, body, ifMatch);
  }

  @Post(':id/notes')
  @Access('patient_journeys')
  @Creates({ type: shape('WorkTeam'), description: 'A note that only the people of the organisation read.' })
  addNote(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewWorkNoteDto,
  ): Creation<WorkTeam> {
    return (em) => this.teams.addNote(em, user, id, body);
  }
}
