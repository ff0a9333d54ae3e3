import type { WorkPage } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { JsonValue } from '../../../platform/http/json.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { WorkFiltersDto, WorkQueryDto } from './work.dto.js';
import { WorkOpenings } from './work-openings.service.js';
import { OwnWork } from './work.service.js';

/** The work that was handed to the caller, or to the organisation they work for. */
@GuardedRoutes('work', 'work')
export class OwnWorkController {
  constructor(
    private readonly work: OwnWork,
    private readonly openings: WorkOpenings,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('WorkPage'),
    description: 'Offered, accepted and done; nothing for a user without work.',
  })
  list(@User() user: CurrentUser, @Query() query: WorkQueryDto): Promise<WorkPage> {
    return this.work.list(user, query);
  }

  @Get('unopened-count')
  @Access('patient_journeys')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Open work that the caller has not opened yet.' } })
  @JsonValue()
  unopenedCount(@User() user: CurrentUser): Promise<number> {
    return this.openings.countUnopened(user);
  }

  @Get('export')
  @Expensive('csv')
  @Access('patient_journeys')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters and order; recorded.' })
  export(@User() user: CurrentUser, @Query() filters: WorkFiltersDto): Promise<StreamableFile> {
    return this.work.export(user, filters);
  }
}
