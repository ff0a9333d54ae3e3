import type { ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { RequestParts } from './request-parts.service.js';
import { NewRequestLinkDto, NewRequestTaskDto, RequestMergeDto, RequestTaskChangeDto } from './requests.dto.js';

/** The staff's notes around a request. */
@GuardedRoutes('service requests', 'service-requests')
export class RequestPartsController {
  constructor(
    private readonly parts: RequestParts,
    private readonly database: Database,
  ) {}

  @Post(':id/tasks')
  @Access('service_desk')
  @Creates({ type: shape('ServiceRequestDetail') })
  addTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewRequestTaskDto,
  ): Creation<ServiceRequestDetail> {
    return (em) => this.parts.addTask(em, user, id, body);
  }

  @Patch(':id/tasks/:task_id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ServiceRequestDetail') })
  @WithEtag()
  changeTask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('task_id', IdPipe) taskId: string,
    @Body() body: RequestTaskChangeDto,
  ): Promise<ServiceRequestDetail> {
    return this.database.write((em) => this.parts.changeTask(em, user, id, taskId, body));
  }

  @Post(':id/links')
  @Access('service_desk')
  @Creates({ type: shape('ServiceRequestDetail') })
  addLink(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewRequestLinkDto,
  ): Creation<ServiceRequestDetail> {
    return (em) => this.parts.addLink(em, user, id, body);
  }

  @Delete(':id/links/:link_id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ServiceRequestDetail') })
  @WithEtag()
  removeLink(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('link_id', IdPipe) linkId: string,
  ): Promise<ServiceRequestDetail> {
    return this.database.write((em) => this.parts.removeLink(em, user, id, linkId));
  }

  @Post(':id/merge')
  @Access('service_desk')
  @Changes({ type: shape('ServiceRequestDetail'), description: 'The merged request, which is closed now.' })
  merge(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { into }: RequestMergeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ServiceRequestDetail> {
    return this.database.write((em) => this.parts.merge(em, user, id, into, ifMatch));
  }
}
