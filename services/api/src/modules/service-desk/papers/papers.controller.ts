import type { ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { shape } from '../../../platform/http/openapi/shape.js';
import type { FileLink } from '@ayana/contracts/operation';
import { Body, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewPaperDto } from './papers.dto.js';
import { RequestPapers } from './papers.service.js';

/** The papers of a request. Who sees the request may download them; staff and the one who asked add them, and staff remove them. */
@GuardedRoutes('service requests', 'service-requests/:id/papers')
export class PapersController {
  constructor(private readonly papers: RequestPapers) {}

  @Post()
  @Access('service_requests')
  @RateLimited('uploads')
  @ApiCreatedResponse({ type: shape('ServiceRequestDetail'), description: 'Sent again, it adds the upload once.' })
  @WithEtag()
  add(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { upload_id }: NewPaperDto,
  ): Promise<ServiceRequestDetail> {
    return this.papers.add(user, id, upload_id);
  }

  @Get(':paper_id/link')
  @Access('service_requests')
  @ApiOkResponse({ type: shape('FileLink') })
  link(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('paper_id', IdPipe) paperId: string,
  ): Promise<FileLink> {
    return this.papers.link(user, id, paperId);
  }

  @Delete(':paper_id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ServiceRequestDetail') })
  @WithEtag()
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('paper_id', IdPipe) paperId: string,
  ): Promise<ServiceRequestDetail> {
    return this.papers.remove(user, id, paperId);
  }
}
