import type { TreatmentRequestsPage, TreatmentRequestDetail } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import {
  NewTreatmentRequestDto,
  TreatmentRequestChangeDto,
  TreatmentRequestNoteDto,
  TreatmentRequestsQueryDto,
  TreatmentRequestTransitionDto,
} from './treatment-requests.dto.js';
import { TreatmentRequests } from './treatment-requests.service.js';

/** What patients ask to be treated for. Everyone sees their own requests, staff every one. */
@GuardedRoutes('treatment requests', 'treatment-requests')
export class TreatmentRequestsController {
  constructor(private readonly requests: TreatmentRequests) {}

  @Get()
  @Access('treatment_requests')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiOkResponse({ type: shape('TreatmentRequestsPage') })
  list(@User() user: CurrentUser, @Query() query: TreatmentRequestsQueryDto): Promise<TreatmentRequestsPage> {
    return this.requests.list(user, query);
  }

  @Get(':id')
  @Access('treatment_requests')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiOkResponse({ type: shape('TreatmentRequestDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<TreatmentRequestDetail> {
    return this.requests.detail(user, id);
  }

  @Post()
  @Access('treatment_requests')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @Creates({ type: shape('TreatmentRequestDetail'), description: 'The caller is the patient.' })
  ask(@User() user: CurrentUser, @Body() body: NewTreatmentRequestDto): Creation<TreatmentRequestDetail> {
    return (em) => this.requests.ask(em, user, body);
  }

  @Patch(':id')
  @Access('case_work')
  @Changes({ type: shape('TreatmentRequestDetail'), description: 'Staff set any status.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentRequestChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<TreatmentRequestDetail> {
    return this.requests.change(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('treatment_requests')
  @Changes({
    type: shape('TreatmentRequestDetail'),
    description: 'One of `transitions`; 409 `illegal_transition` in another state.',
  })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentRequestTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<TreatmentRequestDetail> {
    return this.requests.move(user, id, body, ifMatch);
  }

  @Post(':id/notes')
  @Access('treatment_requests')
  @Creates({ type: shape('TreatmentRequestDetail') })
  addNote(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentRequestNoteDto,
  ): Creation<TreatmentRequestDetail> {
    return (em) => this.requests.addNote(em, user, id, body);
  }
}
