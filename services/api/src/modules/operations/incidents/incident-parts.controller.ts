import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { IncidentDetailDto } from './incident-answers.dto.js';
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
@ApiTags('incidents')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('incidents')
export class IncidentPartsController {
  constructor(
    private readonly parts: IncidentParts,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  @Post(':id/roles')
  @Access('incident_command')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: IncidentDetailDto })
  async setRole(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentRoleDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IncidentDetailDto> {
    return withEtag(reply, await this.parts.setRole(user, id, body, ifMatch));
  }

  @Post(':id/participants')
  @Access('incident_command')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: IncidentDetailDto })
  addParticipant(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentParticipantDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.parts.addParticipant(em, user, id, body)),
    );
  }

  @Delete(':id/participants/:person_id')
  @Access('incident_command')
  @ApiOkResponse({ type: IncidentDetailDto })
  async removeParticipant(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('person_id', IdPipe) personId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IncidentDetailDto> {
    return withEtag(reply, await this.database.write((em) => this.parts.removeParticipant(em, user, id, personId)));
  }

  @Post(':id/entries')
  @Access('incident_command')
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: IncidentDetailDto,
    description: 'With `corrects` it corrects another line, which stays.',
  })
  addEntry(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentEntryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.parts.addEntry(em, user, id, body)),
    );
  }

  @Post(':id/tasks')
  @Access('incident_command')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: IncidentDetailDto })
  addTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentTaskDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.parts.addTask(em, user, id, body)),
    );
  }

  @Patch(':id/tasks/:task_id')
  @Access('incident_command')
  @ApiOkResponse({ type: IncidentDetailDto })
  async changeTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('task_id', IdPipe) taskId: string,
    @Body() body: IncidentTaskChangeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IncidentDetailDto> {
    return withEtag(reply, await this.database.write((em) => this.parts.changeTask(em, user, id, taskId, body)));
  }

  @Post(':id/updates')
  @Access('incident_command')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: IncidentDetailDto, description: 'One mail for each who is concerned.' })
  sendUpdate(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentUpdateDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.parts.sendUpdate(em, user, id, body)),
    );
  }
}
