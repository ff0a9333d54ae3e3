import type { WorkEvents, WorkFeedState, WorkFeed } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Delete, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import { FEED_ACCESS } from '../feeds/calendar-feeds.service.js';
import { WorkCalendarQueryDto } from './work-calendar.dto.js';
import { listWorkEvents } from './work-calendar.queries.js';
import { WorkFeeds } from './work-feeds.service.js';

/** The longest part of a calendar that is read at once, in milliseconds. */
const LONGEST = 62 * 24 * 60 * 60_000;

/** The times of the work that was handed to the caller. */
@Routes('work')
export class WorkCalendarController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feeds: WorkFeeds,
  ) {}

  @Get('work-calendar')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('WorkEvents'), description: 'When work is due, parts of trips, and talks of a doctor.' })
  async list(@User() user: CurrentUser, @Query() query: WorkCalendarQueryDto): Promise<WorkEvents> {
    const [from, to] = [new Date(query.from), new Date(query.to)];
    if (to.getTime() - from.getTime() > LONGEST)
      throw refusedFields([{ field: 'to', message: messages.calendar_too_long }]);
    const items = await listWorkEvents(this.database.read(), { user, now: this.clock.now(), from, to });
    return { items: items.map(({ changed_at: _when, ...event }) => event) };
  }

  @Get('work-feed')
  @Access(FEED_ACCESS.work)
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('WorkFeedState') })
  state(@User() user: CurrentUser): Promise<WorkFeedState> {
    return this.feeds.state(user);
  }

  @Post('work-feed')
  @Access(FEED_ACCESS.work)
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('WorkFeed'), description: 'A new link to all work as a calendar; an older one stops.' })
  create(@User() user: CurrentUser): Creation<WorkFeed> {
    return (em) => this.feeds.create(em, user);
  }

  @Delete('work-feed')
  @Access(FEED_ACCESS.work)
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The link stops.' })
  remove(@User() user: CurrentUser): Promise<void> {
    return this.feeds.remove(user);
  }

  @Get('work-feeds/:token')
  @Public()
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  feed(@Param('token') token: string): Promise<string> {
    return this.feeds.calendar(token);
  }
}
