import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { FEED_ACCESS } from '../feeds/calendar-feeds.service.js';
import { WorkFeedDto } from '../own-work/work-calendar.dto.js';
import { ManifestFeedStateDto } from './manifest-feeds.dto.js';
import { ManifestFeeds } from './manifest-feeds.service.js';

/** The manifest of the caller's organisation as a calendar. */
@ApiTags('travel')
@ApiProblems()
@Controller()
export class ManifestFeedsController {
  constructor(
    private readonly feeds: ManifestFeeds,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('manifest-feed')
  @Access(FEED_ACCESS.manifest)
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: ManifestFeedStateDto })
  state(@User() user: CurrentUser): Promise<ManifestFeedStateDto> {
    return this.feeds.state(user);
  }

  @Post('manifest-feed')
  @Access(FEED_ACCESS.manifest)
  @ApiBearerAuth('access_token')
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: WorkFeedDto,
    description: 'A new link of one’s own to the manifest as a calendar; an older one stops.',
  })
  create(
    @User() user: CurrentUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.feeds.create(em, user));
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
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async feed(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const calendar = await this.feeds.calendar(token);
    reply.type('text/calendar; charset=utf-8').header('x-robots-tag', 'noindex');
    return calendar;
  }
}
