import type { JourneyOverview } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { JsonValue } from '../../../platform/http/json.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyOverviewQueryDto } from './journey-overview.dto.js';
import { journeyOverview } from './journey-overview.queries.js';

/** A journey as its patient's first page shows it. */
@ApiExtraModels(shape('JourneyOverview'))
@GuardedRoutes('journeys', 'patient-journeys')
export class JourneyOverviewController {
  constructor(private readonly database: Database) {}

  @Get('overview')
  @Access('patient_journeys')
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(shape('JourneyOverview')) }, { type: 'null' }] },
    description: 'Of the caller’s own newest journey, `null` without one; of the one that is named, if it is theirs.',
  })
  @JsonValue()
  overview(
    @User() user: CurrentUser,
    @Query() { journey_id }: JourneyOverviewQueryDto,
  ): Promise<JourneyOverview | null> {
    return journeyOverview(this.database.read(), user.id, journey_id);
  }
}
