import type { FileLink } from '@ayana/contracts/operation';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { ComplianceEvidence, EvidencePage } from '@ayana/contracts/operations';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { EvidenceChangeDto, EvidenceQueryDto, EvidenceTransitionDto, NewEvidenceDto } from './evidence.dto.js';
import { Evidence } from './evidence.service.js';

/** What shows that controls work, each with its last day. */
@GuardedRoutes('compliance', 'compliance-evidence')
export class EvidenceController {
  constructor(private readonly evidence: Evidence) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('EvidencePage') })
  list(@Query() query: EvidenceQueryDto): Promise<EvidencePage> {
    return this.evidence.list(query);
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('Evidence') })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<ComplianceEvidence> {
    return this.evidence.detail(id);
  }

  @Post()
  @Access('regulatory_compliance')
  @RateLimited('uploads')
  @ApiCreatedResponse({ type: shape('Evidence'), description: 'An upload is added once.' })
  add(@User() user: CurrentUser, @Body() body: NewEvidenceDto): Promise<ComplianceEvidence> {
    return this.evidence.add(user, body);
  }

  @Patch(':id')
  @Access('regulatory_compliance')
  @Changes({ type: shape('Evidence') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: EvidenceChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ComplianceEvidence> {
    return this.evidence.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @Changes({ type: shape('Evidence'), description: '409 `illegal_transition` in another state.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { name }: EvidenceTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ComplianceEvidence> {
    return this.evidence.move(user, id, name, ifMatch);
  }

  @Get(':id/link')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('FileLink') })
  link(@Param('id', IdPipe) id: string): Promise<FileLink> {
    return this.evidence.link(id);
  }
}
