import type { ReleaseGeneration, ReviewLink } from '@ayana/contracts/releases';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, Public, User } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { ClientReportsService } from './client-reports.service.js';
import { ClientReportDto, ReleasesDto, ReleasesQueryDto, WebVitalsDto } from './releases.dto.js';
import { ReleaseChangeRequestDto } from './release-changes.dto.js';
import { ReleaseChanges } from './release-changes.service.js';
import { ReleasesService } from './releases.service.js';
import { ReviewLinkRequestDto } from './review-links.dto.js';
import { ReviewLinks } from './review-links.service.js';

@Routes('releases')
export class ReleasesController {
  constructor(
    private readonly reports: ClientReportsService,
    private readonly releases: ReleasesService,
    private readonly changes: ReleaseChanges,
    private readonly reviews: ReviewLinks,
  ) {}

  /** A remote failed in a browser or on the render server. */
  @Post('client-reports')
  @Public()
  @RateLimited('reports')
  @HttpCode(204)
  @ApiNoContentResponse()
  report(@Body() report: ClientReportDto, @Ip() address: string): Promise<void> {
    return this.reports.recordFailure(report, address);
  }

  /** A browser's measurements, sent when its page is hidden. */
  @Post('web-vitals')
  @Public()
  @RateLimited('vitals')
  @HttpCode(204)
  @ApiNoContentResponse()
  vitals(@Body() report: WebVitalsDto, @Ip() address: string): Promise<void> {
    return this.reports.recordVitals(report, address);
  }

  @Get('releases')
  @Access('releases')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: ReleasesDto })
  overview(@Query() { hours = 24 }: ReleasesQueryDto): Promise<ReleasesDto> {
    return this.releases.overview(hours);
  }

  /** Promote, share, take away or roll back: what is in the store, at the generation that was looked at. */
  @Post('releases/:remote/changes')
  @Access('release_changes')
  @HttpCode(200)
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('ReleaseGeneration') })
  async change(
    @User() user: CurrentUser,
    @Param('remote') remote: string,
    @Body() request: ReleaseChangeRequestDto,
  ): Promise<ReleaseGeneration> {
    return { generation: await this.changes.change(user, remote, request) };
  }

  /** A link that shows one browser a stored version that is not live. */
  @Post('releases/:remote/review-links')
  @Access('release_changes')
  @HttpCode(200)
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('ReviewLink') })
  reviewLink(
    @User() user: CurrentUser,
    @Param('remote') remote: string,
    @Body() request: ReviewLinkRequestDto,
  ): Promise<ReviewLink> {
    return this.reviews.make(user, remote, request);
  }
}
