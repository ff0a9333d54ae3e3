import type {
  BroadcastsPage,
  BroadcastCounts,
  AudienceCount,
  BroadcastDetail,
  BroadcastMessagesPage,
  BroadcastPreview,
} from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { AudienceQuestionDto } from './audience/audience.dto.js';
import { BroadcastActs } from './broadcast-acts.service.js';
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
@GuardedRoutes('broadcasts', 'broadcasts')
export class BroadcastsController {
  constructor(
    private readonly broadcasts: BroadcastsService,
    private readonly drafts: Broadcasts,
    private readonly acts: BroadcastActs,
    private readonly previews: BroadcastPreviews,
    private readonly database: Database,
  ) {}

  @Get()
  @Access('broadcast_management')
  @ApiOkResponse({ type: shape('BroadcastsPage') })
  list(@User() user: CurrentUser, @Query() query: BroadcastFiltersDto): Promise<BroadcastsPage> {
    return this.broadcasts.list(user, query);
  }

  @Get('counts')
  @Access('broadcast_management')
  @ApiOkResponse({ type: shape('BroadcastCounts') })
  counts(@User() user: CurrentUser): Promise<BroadcastCounts> {
    return this.broadcasts.counts(user);
  }

  @Post('audience')
  @Access('broadcast_management')
  @HttpCode(200)
  @ApiOkResponse({
    type: shape('AudienceCount'),
    description: 'Who would get it now: counted, and some of them by name.',
  })
  count(@Body() body: AudienceQuestionDto): Promise<AudienceCount> {
    return this.broadcasts.count(body);
  }

  @Get(':id')
  @Access('broadcast_management')
  @ApiOkResponse({ type: shape('BroadcastDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<BroadcastDetail> {
    return this.broadcasts.find(user, id);
  }

  @Get(':id/messages')
  @Access('broadcast_management')
  @ApiOkResponse({ type: shape('BroadcastMessagesPage') })
  messages(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() query: BroadcastMessagesQueryDto,
  ): Promise<BroadcastMessagesPage> {
    return this.broadcasts.messages(user, id, query);
  }

  @Get(':id/preview')
  @Access('broadcast_management')
  @ApiOkResponse({ type: shape('BroadcastPreview') })
  preview(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Query() { key }: BroadcastPreviewQueryDto,
  ): Promise<BroadcastPreview> {
    return this.previews.preview(user, id, key);
  }

  @Post()
  @Access('broadcast_management')
  @Creates({ type: shape('BroadcastDetail') })
  create(@User() user: CurrentUser, @Body() body: NewBroadcastDto): Creation<BroadcastDetail> {
    return (em) => this.broadcasts.create(em, user, body);
  }

  @Post('drafts')
  @Access('broadcast_management')
  @Creates({ type: shape('BroadcastDetail'), description: 'To the patients of an incident and their families.' })
  draft(@User() user: CurrentUser, @Body() { incident_id }: BroadcastDraftDto): Creation<BroadcastDetail> {
    return async (em) => {
      const id = await this.drafts.draftFor(em, { incident_id, author: user });
      return this.broadcasts.find(user, id, em);
    };
  }

  @Patch(':id')
  @Access('broadcast_management')
  @Changes({ type: shape('BroadcastDetail'), description: '409 `illegal_transition` for what is no draft.' })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BroadcastChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<BroadcastDetail> {
    return this.broadcasts.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('broadcast_management')
  @Changes({
    type: shape('BroadcastDetail'),
    description:
      'One of `acts`; 422 names what is missing in `texts.<n>`. An approval is by an administrator who wrote nothing of it.',
  })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: BroadcastTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<BroadcastDetail> {
    return this.acts.move(user, id, body, ifMatch);
  }

  @Post(':id/tests')
  @Access('broadcast_management')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('BroadcastDetail'), description: 'Sent to the caller only, as a reader would get it.' })
  @WithEtag()
  test(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { key }: BroadcastPreviewQueryDto,
  ): Promise<BroadcastDetail> {
    return this.database.write((em) => this.previews.test(em, user, id, key));
  }
}
