import type { SignalCounts } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { Changes } from '../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { SignalDetailDto, SignalsPageDto } from './signal-answers.dto.js';
import { SignalFiltersDto, SignalsQueryDto, SignalTransitionDto } from './signals.dto.js';
import { SignalsService } from './signals.service.js';

/** Crisis detection: what was found in the rows of every day, and what was done about it. */
@GuardedRoutes('signals', 'signals')
export class SignalsController {
  constructor(private readonly signals: SignalsService) {}

  @Get()
  @Access('crisis_detection')
  @ApiOkResponse({ type: SignalsPageDto })
  list(@Query() query: SignalsQueryDto): Promise<SignalsPageDto> {
    return this.signals.list(query);
  }

  @Get('counts')
  @Access('crisis_detection')
  @ApiOkResponse({ type: shape('SignalCounts') })
  counts(): Promise<SignalCounts> {
    return this.signals.counts();
  }

  @Get('open-count')
  @Access('crisis_detection')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Open, and not acknowledged by anyone.' } })
  @JsonValue()
  openCount(): Promise<number> {
    return this.signals.openCount();
  }

  @Get('critical-count')
  @Access('crisis_detection')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Open ones of the worst severity.' } })
  @JsonValue()
  criticalCount(): Promise<number> {
    return this.signals.criticalCount();
  }

  @Get('export')
  @Expensive('csv')
  @Access('crisis_detection')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters and order; recorded.' })
  export(@User() user: CurrentUser, @Query() filters: SignalFiltersDto): Promise<StreamableFile> {
    return this.signals.export(user, filters);
  }

  @Get(':id')
  @Access('crisis_detection')
  @ApiOkResponse({ type: SignalDetailDto })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<SignalDetailDto> {
    return this.signals.detail(user, id);
  }

  @Post(':id/transitions')
  @Access('crisis_detection')
  @Changes({ type: SignalDetailDto, description: '409 `illegal_transition` in another state.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: SignalTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<SignalDetailDto> {
    return this.signals.move(user, id, body, ifMatch);
  }
}
