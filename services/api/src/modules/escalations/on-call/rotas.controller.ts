import type { OnCallRotaDetail, OnCallRotasPage } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewOverrideDto, NewRotaDto, RotaCalendarQueryDto, RotaChangeDto, RotasQueryDto } from './rotas.dto.js';
import { RotasService } from './rotas.service.js';

@GuardedRoutes('escalation', 'on-call-rotas')
export class RotasController {
  constructor(private readonly rotas: RotasService) {}

  @Get()
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('OnCallRotasPage'), description: 'With who is on call now, and who comes next.' })
  list(@Query() query: RotasQueryDto): Promise<OnCallRotasPage> {
    return this.rotas.list(query);
  }

  @Get(':id')
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('OnCallRotaDetail'), description: 'With its calendar.' })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string, @Query() query: RotaCalendarQueryDto): Promise<OnCallRotaDetail> {
    return this.rotas.detail(id, query);
  }

  @Post()
  @Access('escalation_management')
  @Creates({ type: shape('OnCallRotaDetail') })
  add(@User() user: CurrentUser, @Body() body: NewRotaDto): Creation<OnCallRotaDetail> {
    return (em) => this.rotas.add(em, user, body);
  }

  @Patch(':id')
  @Access('escalation_management')
  @Changes({ type: shape('OnCallRotaDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RotaChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<OnCallRotaDetail> {
    return this.rotas.update(user, id, body, ifMatch);
  }

  @Post(':id/archive')
  @Access('escalation_management')
  @Changes({ type: shape('OnCallRotaDetail'), description: '409 while a chain pages it.' })
  archive(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<OnCallRotaDetail> {
    return this.rotas.archive(user, id, true, ifMatch);
  }

  @Post(':id/restore')
  @Access('escalation_management')
  @Changes({ type: shape('OnCallRotaDetail') })
  restore(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<OnCallRotaDetail> {
    return this.rotas.archive(user, id, false, ifMatch);
  }

  @Post(':id/overrides')
  @Access('escalation_management')
  @Creates({ type: shape('OnCallRotaDetail'), description: '409 `slot_taken` where another override is.' })
  addOverride(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewOverrideDto,
  ): Creation<OnCallRotaDetail> {
    return (em) => this.rotas.addOverride(em, user, id, body);
  }

  @Delete(':id/overrides/:override_id')
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('OnCallRotaDetail') })
  @WithEtag()
  removeOverride(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('override_id', IdPipe) overrideId: string,
  ): Promise<OnCallRotaDetail> {
    return this.rotas.removeOverride(user, id, overrideId);
  }
}
