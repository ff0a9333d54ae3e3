import type { EscalationChainsPage, EscalationChain, EscalationRunDetail } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { RunsService } from '../runs/runs.service.js';
import { ChainChangeDto, ChainsQueryDto, NewChainDto } from './chains.dto.js';
import { ChainsService } from './chains.service.js';

@GuardedRoutes('escalation', 'escalation-chains')
export class ChainsController {
  constructor(
    private readonly chains: ChainsService,
    private readonly runs: RunsService,
  ) {}

  @Get()
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('EscalationChainsPage') })
  list(@Query() query: ChainsQueryDto): Promise<EscalationChainsPage> {
    return this.chains.list(query);
  }

  @Get(':id')
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('EscalationChain') })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<EscalationChain> {
    return this.chains.detail(id);
  }

  @Post()
  @Access('escalation_management')
  @Creates({ type: shape('EscalationChain'), description: '422 names `steps.0.targets.1.id`.' })
  add(@User() user: CurrentUser, @Body() body: NewChainDto): Creation<EscalationChain> {
    return (em) => this.chains.add(em, user, body);
  }

  @Patch(':id')
  @Access('escalation_management')
  @Changes({ type: shape('EscalationChain'), description: 'Open runs keep the steps they began with.' })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ChainChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EscalationChain> {
    return this.chains.update(user, id, body, ifMatch);
  }

  @Post(':id/archive')
  @Access('escalation_management')
  @Changes({ type: shape('EscalationChain'), description: '409 while a run of it is open.' })
  archive(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EscalationChain> {
    return this.chains.archive(user, id, true, ifMatch);
  }

  @Post(':id/restore')
  @Access('escalation_management')
  @Changes({ type: shape('EscalationChain') })
  restore(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EscalationChain> {
    return this.chains.archive(user, id, false, ifMatch);
  }

  @Post(':id/test')
  @Access('escalation_management')
  @Creates({ type: shape('EscalationRunDetail'), description: 'A run that says everywhere that it is a test.' })
  test(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Creation<EscalationRunDetail> {
    return (em) => this.runs.startTest(em, user, id);
  }
}
