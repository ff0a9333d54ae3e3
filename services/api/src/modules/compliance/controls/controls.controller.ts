import type { ComplianceControlsPage, ComplianceControlDetail } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { ControlChangeDto, ControlsQueryDto, ControlTransitionDto, NewControlDto } from './controls.dto.js';
import { Controls } from './controls.service.js';

/** What the company does so that requirements are met. */
@GuardedRoutes('compliance', 'compliance-controls')
export class ControlsController {
  constructor(private readonly controls: Controls) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('ComplianceControlsPage') })
  list(@Query() query: ControlsQueryDto): Promise<ComplianceControlsPage> {
    return this.controls.list(query);
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('ComplianceControlDetail') })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<ComplianceControlDetail> {
    return this.controls.detail(id);
  }

  @Post()
  @Access('regulatory_compliance')
  @Creates({ type: shape('ComplianceControlDetail'), etag: false })
  add(@User() user: CurrentUser, @Body() body: NewControlDto): Creation<ComplianceControlDetail> {
    return (em) => this.controls.add(em, user, body);
  }

  @Patch(':id')
  @Access('regulatory_compliance')
  @Changes({ type: shape('ComplianceControlDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ControlChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ComplianceControlDetail> {
    return this.controls.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @Changes({ type: shape('ComplianceControlDetail'), description: '409 `illegal_transition` in another state.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { name }: ControlTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ComplianceControlDetail> {
    return this.controls.move(user, id, name, ifMatch);
  }
}
