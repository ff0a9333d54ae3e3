import type { RequirementsPage, ComplianceSummary, RequirementDetail } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import {
  NewRequirementDto,
  RequirementChangeDto,
  RequirementsQueryDto,
  RequirementTransitionDto,
} from './requirements.dto.js';
import { Requirements } from './requirements.service.js';

/** What laws and accreditations ask of the company. */
@GuardedRoutes('compliance', 'compliance-requirements')
export class RequirementsController {
  constructor(private readonly requirements: Requirements) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('RequirementsPage') })
  list(@Query() query: RequirementsQueryDto): Promise<RequirementsPage> {
    return this.requirements.list(query);
  }

  @Get('summary')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('ComplianceSummary') })
  summary(): Promise<ComplianceSummary> {
    return this.requirements.summary();
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('RequirementDetail'), description: 'With its controls and their evidence.' })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<RequirementDetail> {
    return this.requirements.detail(user, id);
  }

  @Post()
  @Access('regulatory_compliance')
  @Creates({ type: shape('RequirementDetail'), etag: false })
  add(@User() user: CurrentUser, @Body() body: NewRequirementDto): Creation<RequirementDetail> {
    return (em) => this.requirements.add(em, user, body);
  }

  @Patch(':id')
  @Access('regulatory_compliance')
  @Changes({ type: shape('RequirementDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RequirementChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<RequirementDetail> {
    return this.requirements.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @Changes({ type: shape('RequirementDetail'), description: '409 `illegal_transition` in another state.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RequirementTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<RequirementDetail> {
    return this.requirements.move(user, id, body, ifMatch);
  }
}
