import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { AudienceCountDto, AudienceQuestionDto } from './audience/audience.dto.js';
import { BroadcastActs } from './broadcast-acts.service.js';
import {
  BroadcastCountsDto,
  BroadcastDetailDto,
  BroadcastMessagesPageDto,
  BroadcastPreviewDto,
  BroadcastsPageDto,
} from './broadcast-answers.dto.js';
import { BroadcastPreviews } from './broadcast-previews.js';
import {
  BroadcastChangeDto,
  BroadcastDraftDto,
  BroadcastFiltersDto,
  BroadcastMessagesQueryDto,
  BroadcastPreviewQueryDto,
  BroadcastTransitionDto,
  NewBroadcastDto,
} from './broadcasts.dto.js';
import { BroadcastsService } from './broadcasts.service.js';
import { Broadcasts } from './broadcasts.js';

/** What is written to many at once. */
@ApiTags('broadcasts')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('broadcasts')
export class BroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly drafts: Broadcasts,
    private readonly acts: BroadcastActs,
    private readonly previews: BroadcastPreviews,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('broadcast_management')
  @ApiOkResponse({ type: BroadcastsPageDto })
  list(@User() user: CurrentUser, @Query() query: BroadcastFiltersDto): Promise<BroadcastsPageDto> {
    return this.broadcasts.list(user, query);
  }

  @Get('counts')
  @Access('broadcast_management')
  @ApiOkResponse({ type: BroadcastCountsDto })
  counts(@User() user: CurrentUser): Promise<BroadcastCountsDto> {
    return this.broadcasts.counts(user);
  }

  @Post('audience')
  @Access('broadcast_management')
  @HttpCode(200)
  @ApiOkResponse({ type: AudienceCountDto, description: 'Who would get it now: counted, and some of them by name.' })
  count(@Body() body: AudienceQuestionDto): Promise<AudienceCountDto> {
    return this.broadcasts.count(body);
  }

  @Get(':id')
  @Access('broadcast_management')
  @ApiOkResponse({ type: BroadcastDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BroadcastDetailDto> {
    return withEtag(reply, await this.broadcasts.find(user, id));
  }

  @Get(':id/messages')
  @Access('broadcast_management')
  @ApiOkResponse({ type: BroadcastMessagesPageDto })
  messages(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() query: BroadcastMessagesQueryDto,
  ): Promise<BroadcastMessagesPageDto> {
    return this.broadcasts.messages(user, id, query);
  }

  @Get(':id/preview')
  @Access('broadcast_management')
  @ApiOkResponse({ type: BroadcastPreviewDto })
  preview(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() { key }: BroadcastPreviewQueryDto,
  ): Promise<BroadcastPreviewDto> {
    return this.previews.preview(user, id, key);
  }

  @Post()
  @Access('broadcast_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: BroadcastDetailDto })
  create(
    @User() user: CurrentUser,
    @Body() body: NewBroadcastDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.broadcasts.create(em, user, body)),
    );
  }

  @Post('drafts')
  @Access('broadcast_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: BroadcastDetailDto, description: 'To the patients of an incident and their families.' })
  draft(
    @User() user: CurrentUser,
    @Body() { incident_id }: BroadcastDraftDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) => {
      const id = await this.drafts.draftFor(em, { incident_id, author: user });
      return withEtag(reply, await this.broadcasts.find(user, id, em));
    });
  }

  @Patch(':id')
  @Access('broadcast_management')
  @ApiIfMatch()
  @ApiOkResponse({ type: BroadcastDetailDto, description: '409 `illegal_transition` for what is no draft.' })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BroadcastChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BroadcastDetailDto> {
    return withEtag(reply, await this.broadcasts.update(user, id, body, ifMatch));
  }

  @Post(':id/transitions')
  @Access('broadcast_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({
    type: BroadcastDetailDto,
    description:
      'One of `acts`; 422 names what is missing in `texts.<n>`. An approval is by an administrator who wrote nothing of it.',
  })
  async move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BroadcastTransitionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BroadcastDetailDto> {
    return withEtag(reply, await this.acts.move(user, id, body, ifMatch));
  }

  @Post(':id/tests')
  @Access('broadcast_management')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDetailDto, description: 'Sent to the caller only, as a reader would get it.' })
  async test(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { key }: BroadcastPreviewQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BroadcastDetailDto> {
    return withEtag(reply, await this.database.write((em) => this.previews.test(em, user, id, key)));
  }
}
