import type { WorkFeed, WorkFeedState } from '@ayana/contracts/journey';
import { Body, Delete, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { RotaFeeds } from './rota-feeds.service.js';
import { RotaFeedQueryDto } from './rotas.dto.js';

/** On-call turns as a calendar: of one rota, or the caller’s own. */
@Routes('escalation')
export class RotaFeedsController {
  constructor(private readonly feeds: RotaFeeds) {}

  @Get('on-call-feed')
  @Access('escalation_management')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('WorkFeedState') })
  state(@User() user: CurrentUser, @Query() { rota_id }: RotaFeedQueryDto): Promise<WorkFeedState> {
    return this.feeds.state(user, rota_id ?? null);
  }

  @Post('on-call-feed')
  @Access('escalation_management')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('WorkFeed'), description: 'A new link of one’s own; an older one stops.' })
  create(@User() user: CurrentUser, @Body() { rota_id }: RotaFeedQueryDto): Creation<WorkFeed> {
    return (em) => this.feeds.create(em, user, rota_id ?? null);
  }

  @Delete('on-call-feed')
  @Access('escalation_management')
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The link stops.' })
  remove(@User() user: CurrentUser, @Query() { rota_id }: RotaFeedQueryDto): Promise<void> {
    return this.feeds.remove(user, rota_id ?? null);
  }

  @Get('on-call-feeds/:token')
  @Public()
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  feed(@Param('token') token: string): Promise<string> {
    return this.feeds.calendar(token);
  }
}
