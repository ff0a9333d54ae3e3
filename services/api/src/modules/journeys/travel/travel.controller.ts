import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { TravelLeg } from '@ayana/contracts/journey';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { JourneyPartQueryDto } from '../journey-part-query.dto.js';
import { TravelFeeds } from './travel-feeds.service.js';
import { TravelLegs } from './travel-legs.service.js';
import {
  NewTravelFeedDto,
  NewTravelLegDto,
  TravelFeedDto,
  TravelLegChangeDto,
  TravelLegDto,
  TravelLegsDto,
} from './travel.dto.js';

/** The trip of a case. */
@ApiTags('travel')
@ApiProblems()
@Controller()
export class TravelController {
  constructor(
    private readonly legs: TravelLegs,
    private readonly feeds: TravelFeeds,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('travel-legs')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: TravelLegsDto })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: TravelLeg[] }> {
    return this.legs.list(user, journey_id);
  }

  @Post('travel-legs')
  @Access('case_work')
  @ApiBearerAuth('access_token')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: TravelLegDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewTravelLegDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.legs.add(em, user, body)),
    );
  }

  @Patch('travel-legs/:id')
  @Access('case_work')
  @ApiBearerAuth('access_token')
  @ApiIfMatch()
  @ApiOkResponse({ type: TravelLegDto })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TravelLegChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TravelLeg> {
    return withEtag(reply, await this.legs.change(user, id, body, ifMatch));
  }

  @Post('travel-feeds')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: TravelFeedDto, description: 'By the patient: a new link; an older one stops.' })
  createFeed(
    @User() user: CurrentUser,
    @Body() { journey_id }: NewTravelFeedDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.feeds.create(em, user, journey_id));
  }

  @Get('travel-feeds/:token')
  @Public()
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  async feed(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const calendar = await this.feeds.calendar(token);
    reply.type('text/calendar; charset=utf-8').header('x-robots-tag', 'noindex');
    return calendar;
  }
}
