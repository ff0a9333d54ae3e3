import type { IncidentDetail } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { IncidentParts } from './incident-parts.service.js';
import {
  IncidentRoleDto,
  IncidentTaskChangeDto,
  NewIncidentEntryDto,
  NewIncidentParticipantDto,
  NewIncidentTaskDto,
  NewIncidentUpdateDto,
} from './incidents.dto.js';

/** The people, the timeline, the tasks and the updates of an incident. */
@GuardedRoutes('incidents', 'incidents')
export class IncidentPartsController {
  constructor(
    private readonly parts: IncidentParts,
    private readonly database: Database,
  ) {}

  @Post(':id/roles')
  @Access('incident_command')
  @Changes({ type: shape('IncidentDetail') })
  setRole(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentRoleDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<IncidentDetail> {
    return this.parts.setRole(user, id, body, ifMatch);
  }

  @Post(':id/participants')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail') })
  addParticipant(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentParticipantDto,
  ): Creation<IncidentDetail> {
    return (em) => this.parts.addParticipant(em, user, id, body);
  }

  @Delete(':id/participants/:person_id')
  @Access('incident_command')
  @ApiOkResponse({ type: shape('IncidentDetail') })
  @WithEtag()
  removeParticipant(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('person_id', IdPipe) personId: string,
  ): Promise<IncidentDetail> {
    return this.database.write((em) => this.parts.removeParticipant(em, user, id, personId));
  }

  @Post(':id/entries')
  @Access('incident_command')
  @Creates({
    type: shape('IncidentDetail'),
    description: 'With `corrects` it corrects another line, which stays.',
  })
  addEntry(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentEntryDto,
  ): Creation<IncidentDetail> {
    return (em) => this.parts.addEntry(em, user, id, body);
  }

  @Post(':id/tasks')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail') })
  addTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentTaskDto,
  ): Creation<IncidentDetail> {
    return (em) => this.parts.addTask(em, user, id, body);
  }

  @Patch(':id/tasks/:task_id')
  @Access('incident_command')
  @ApiOkResponse({ type: shape('IncidentDetail') })
  @WithEtag()
  changeTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('task_id', IdPipe) taskId: string,
    @Body() body: IncidentTaskChangeDto,
  ): Promise<IncidentDetail> {
    return this.database.write((em) => this.parts.changeTask(em, user, id, taskId, body));
  }

  @Post(':id/updates')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail'), description: 'One mail for each who is concerned.' })
  sendUpdate(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentUpdateDto,
  ): Creation<IncidentDetail> {
    return (em) => this.parts.sendUpdate(em, user, id, body);
  }
}
