import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Manifest, TravelLeg, WorkFeedState, TravelFeed } from '@ayana/contracts/journey';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { isCaseWorker, JourneyPartQueryDto } from '../../journeys/index.js';
import { FEED_ACCESS } from '../../work/index.js';
import { FlightReports } from './flight-reports.service.js';
import { LegBookings } from './leg-bookings.service.js';
import { Manifests } from './manifests.service.js';
import { TravelFeeds } from './travel-feeds.service.js';
import { TravelLegs } from './travel-legs.service.js';
import {
  FlightReportDto,
  LegPressDto,
  ManifestQueryDto,
  NewTravelFeedDto,
  NewTravelLegDto,
  TravelLegChangeDto,
} from './travel.dto.js';

/** The trip of a case. */
@Routes('travel')
export class TravelController {
  constructor(
    private readonly legs: TravelLegs,
    private readonly bookings: LegBookings,
    private readonly reports: FlightReports,
    private readonly manifests: Manifests,
    private readonly feeds: TravelFeeds,
  ) {}

  @Get('travel-legs')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('TravelLegs') })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: TravelLeg[] }> {
    return this.legs.list(user, journey_id);
  }

  @Post('travel-legs')
  @Access('case_work')
  @ApiBearerAuth('access_token')
  @ApiConfirmed()
  @Creates({ type: shape('TravelLeg') })
  add(@User() user: CurrentUser, @Body() body: NewTravelLegDto): Creation<TravelLeg> {
    return (em) => this.legs.add(em, user, body);
  }

  @Patch('travel-legs/:id')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiConfirmed()
  @Changes({ type: shape('TravelLeg'), description: 'By staff; by its partner what they book (`BOOKING_FIELDS`).' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: TravelLegChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<TravelLeg> {
    return isCaseWorker(user) ? this.legs.change(user, id, body, ifMatch) : this.bookings.book(user, id, body, ifMatch);
  }

  @Post('travel-legs/:id/presses')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Creates({
    type: shape('TravelLeg'),
    status: 200,
    etag: false,
    description: 'By its partner: arrived, missed, or a new time confirmed.',
  })
  @ApiConfirmed()
  press(@User() user: CurrentUser, @Param('id', IdPipe) id: string, @Body() body: LegPressDto): Creation<TravelLeg> {
    return (em) => this.bookings.press(em, user, id, body);
  }

  @Get('travel-manifest')
  @Access('trips_portal')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('Manifest'), description: 'The own legs of a day, of work that was accepted.' })
  manifest(@User() user: CurrentUser, @Query() { day }: ManifestQueryDto): Promise<Manifest> {
    return this.manifests.list(user, day);
  }

  @Post('flight-reports')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Creates({
    type: shape('TravelLeg'),
    status: 200,
    etag: false,
    description: 'By the patient: what hangs on the flight follows it.',
  })
  @ApiConfirmed()
  reportFlight(@User() user: CurrentUser, @Body() body: FlightReportDto): Creation<TravelLeg> {
    return (em) => this.reports.report(em, user, body);
  }

  @Get('travel-feed')
  @Access(FEED_ACCESS.travel)
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('WorkFeedState') })
  feedState(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<WorkFeedState> {
    return this.feeds.state(user, journey_id);
  }

  @Delete('travel-feed')
  @Access(FEED_ACCESS.travel)
  @ApiBearerAuth('access_token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The own link stops.' })
  removeFeed(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<void> {
    return this.feeds.remove(user, journey_id);
  }

  @Post('travel-feeds')
  @Access(FEED_ACCESS.travel)
  @ApiBearerAuth('access_token')
  @Creates({
    type: shape('TravelFeed'),
    description: 'By the patient, and by a companion who sees the trip: a new link of one’s own; an older one stops.',
  })
  createFeed(@User() user: CurrentUser, @Body() { journey_id }: NewTravelFeedDto): Creation<TravelFeed> {
    return (em) => this.feeds.create(em, user, journey_id);
  }

  @Get('travel-feeds/:token')
  @Public()
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  feed(@Param('token') token: string): Promise<string> {
    return this.feeds.calendar(token);
  }
}
