import type { ManifestFeedState, WorkFeed } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { FEED_ACCESS } from '../../work/index.js';
import { ManifestFeeds } from './manifest-feeds.service.js';

/** The manifest of the caller's organisation as a calendar. */
@Routes('travel')
export class ManifestFeedsController {
  constructor(private readonly feeds: ManifestFeeds) {}

  @Get('manifest-feed')
  @Access(FEED_ACCESS.manifest)
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('ManifestFeedState') })
  state(@User() user: CurrentUser): Promise<ManifestFeedState> {
    return this.feeds.state(user);
  }

  @Post('manifest-feed')
  @Access(FEED_ACCESS.manifest)
  @ApiBearerAuth('access_token')
  @Creates({
    type: shape('WorkFeed'),
    description: 'A new link of one’s own to the manifest as a calendar; an older one stops.',
  })
  create(@User() user: CurrentUser): Creation<WorkFeed> {
    return (em) => this.feeds.create(em, user);
  }

  @Delete('manifest-feed')
  @Access(FEED_ACCESS.manifest)
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The link stops.' })
  remove(@User() user: CurrentUser): Promise<void> {
    return this.feeds.remove(user);
  }

  @Get('manifest-feeds/:token')
  @Public()
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  feed(@Param('token') token: string): Promise<string> {
    return this.feeds.calendar(token);
  }
}
