import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NOT_AUTHENTICATED } from '@ayana/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, SignedOutDetail, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  NewTreatmentRequestDto,
  TreatmentRequestChangeDto,
  TreatmentRequestDetailDto,
  TreatmentRequestNoteDto,
  TreatmentRequestsPageDto,
  TreatmentRequestsQueryDto,
  TreatmentRequestTransitionDto,
} from './treatment-requests.dto.js';
import { TreatmentRequests } from './treatment-requests.service.js';

/** What patients ask to be treated for. Everyone sees their own requests, staff every one. */
@ApiTags('treatment requests')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('treatment-requests')
export class TreatmentRequestsController {
  constructor(
    private readonly requests: TreatmentRequests,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('treatment_requests')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiOkResponse({ type: TreatmentRequestsPageDto })
  list(@User() user: CurrentUser, @Query() query: TreatmentRequestsQueryDto): Promise<TreatmentRequestsPageDto> {
    return this.requests.list(user, query);
  }

  @Get(':id')
  @Access('treatment_requests')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiOkResponse({ type: TreatmentRequestDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TreatmentRequestDetailDto> {
    return withEtag(reply, await this.requests.detail(user, id));
  }

  @Post()
  @Access('treatment_requests')
  @SignedOutDetail(NOT_AUTHENTICATED)
  @ApiIdempotent()
  @ApiCreatedResponse({ type: TreatmentRequestDetailDto, description: 'The caller is the patient.' })
  ask(
    @User() user: CurrentUser,
    @Body() body: NewTreatmentRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.requests.ask(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('case_work')
  @ApiIfMatch()
  @ApiOkResponse({ type: TreatmentRequestDetailDto, description: 'Staff set any status.' })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentRequestChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TreatmentRequestDetailDto> {
    return withEtag(reply, await this.requests.change(user, id, body, ifMatch));
  }

  @Post(':id/transitions')
  @Access('treatment_requests')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({
    type: TreatmentRequestDetailDto,
    description: 'One of `transitions`; 409 `illegal_transition` in another state.',
  })
  async move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentRequestTransitionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TreatmentRequestDetailDto> {
    return withEtag(reply, await this.requests.move(user, id, body, ifMatch));
  }

  @Post(':id/notes')
  @Access('treatment_requests')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: TreatmentRequestDetailDto })
  addNote(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TreatmentRequestNoteDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.requests.addNote(em, user, id, body)),
    );
  }
}
