import { Body, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { InboxDetail } from '@ayana/contracts/inbox';
import { type CurrentUser, Access, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { InboxCountsDto, InboxDetailDto, InboxPageDto } from './inbox-answers.dto.js';
import {
  InboxChangeDto,
  InboxCountsQueryDto,
  InboxHandoverDto,
  InboxLeadDto,
  InboxQueryDto,
  InboxReplyDto,
} from './inbox.dto.js';
import { InboxService } from './inbox.service.js';

@GuardedRoutes('inbox', 'inbox')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Access('inbox')
  @ApiOkResponse({ type: InboxPageDto })
  list(@User() user: CurrentUser, @Query() query: InboxQueryDto): Promise<InboxPageDto> {
    return this.inbox.list(user, query);
  }

  @Get('unread-count')
  @Access('inbox')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Open requests the caller has not opened.' } })
  @JsonValue()
  unreadCount(@User() user: CurrentUser): Promise<number> {
    return this.inbox.unreadCount(user);
  }

  @Get('overdue-count')
  @Access('inbox')
  @ApiOkResponse({
    schema: { type: 'integer', description: 'Late requests that the caller claimed or nobody has.' },
  })
  @JsonValue()
  overdueCount(@User() user: CurrentUser): Promise<number> {
    return this.inbox.overdueCount(user);
  }

  @Get('counts')
  @Access('inbox')
  @ApiOkResponse({
    type: InboxCountsDto,
    description: 'How many requests each view holds, however many of them a page shows.',
  })
  counts(@User() user: CurrentUser, @Query() query: InboxCountsQueryDto): Promise<InboxCountsDto> {
    return this.inbox.counts(user, query);
  }

  @Get(':id')
  @Access('inbox')
  @ApiOkResponse({ type: InboxDetailDto })
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<InboxDetail> {
    return this.inbox.detail(user, id);
  }

  @Post(':id/read')
  @Access('inbox')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The caller has opened it.' })
  markRead(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.inbox.markRead(user, id);
  }

  @Post(':id/claim')
  @Access('inbox')
  @HttpCode(200)
  @ApiOkResponse({ type: InboxDetailDto, description: 'It is the caller’s now; 409 `already_claimed` for the second.' })
  claim(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<InboxDetail> {
    return this.inbox.claim(user, id);
  }

  @Post(':id/handover')
  @Access('inbox')
  @HttpCode(200)
  @ApiOkResponse({ type: InboxDetailDto, description: 'It is the colleague’s now.' })
  handOver(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() handover: InboxHandoverDto,
  ): Promise<InboxDetail> {
    return this.inbox.handOver(user, id, handover);
  }

  @Patch(':id')
  @Access('inbox')
  @ApiOkResponse({ type: InboxDetailDto })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() change: InboxChangeDto,
  ): Promise<InboxDetail> {
    return this.inbox.update(user, id, change);
  }

  @Patch(':id/lead')
  @Access('inbox')
  @ApiOkResponse({ type: InboxDetailDto, description: 'On the timeline, for the staff.' })
  changeLead(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() change: InboxLeadDto,
  ): Promise<InboxDetail> {
    return this.inbox.changeLead(user, id, change);
  }

  @Post(':id/replies')
  @Access('inbox')
  @Creates({ type: InboxDetailDto })
  reply(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: InboxReplyDto,
  ): Creation<InboxDetailDto> {
    return (em) => this.inbox.reply(em, user, id, body);
  }
}
