import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { ServiceRequestDetailDto } from './request-answers.dto.js';
import { RequestParts } from './request-parts.service.js';
import { NewRequestLinkDto, NewRequestTaskDto, RequestMergeDto, RequestTaskChangeDto } from './requests.dto.js';

/** The staff's notes around a request. */
@ApiTags('service requests')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('service-requests')
export class RequestPartsController {
  constructor(
    private readonly parts: RequestParts,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  @Post(':id/tasks')
  @Access('service_desk')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ServiceRequestDetailDto })
  addTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewRequestTaskDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.parts.addTask(em, user, id, body)),
    );
  }

  @Patch(':id/tasks/:task_id')
  @Access('service_desk')
  @ApiOkResponse({ type: ServiceRequestDetailDto })
  async changeTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('task_id', IdPipe) taskId: string,
    @Body() body: RequestTaskChangeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceRequestDetailDto> {
    return withEtag(reply, await this.database.write((em) => this.parts.changeTask(em, user, id, taskId, body)));
  }

  @Post(':id/links')
  @Access('service_desk')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ServiceRequestDetailDto })
  addLink(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewRequestLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.parts.addLink(em, user, id, body)),
    );
  }

  @Delete(':id/links/:link_id')
  @Access('service_desk')
  @ApiOkResponse({ type: ServiceRequestDetailDto })
  async removeLink(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('link_id', IdPipe) linkId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceRequestDetailDto> {
    return withEtag(reply, await this.database.write((em) => this.parts.removeLink(em, user, id, linkId)));
  }

  @Post(':id/merge')
  @Access('service_desk')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: ServiceRequestDetailDto, description: 'The merged request, which is closed now.' })
  async merge(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { into }: RequestMergeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceRequestDetailDto> {
    return withEtag(reply, await this.database.write((em) => this.parts.merge(em, user, id, into, ifMatch)));
  }
}
