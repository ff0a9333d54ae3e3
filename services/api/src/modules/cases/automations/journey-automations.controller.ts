import type { JourneyAutomation } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../../platform/database/database.js';
import { Access } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Automations } from './automations.service.js';
import { JourneyAutomationsQueryDto } from './journey-automations.dto.js';

/** What completed stages set off, with its state. */
@GuardedRoutes('journey automations', 'journey-automations')
export class JourneyAutomationsController {
  constructor(
    private readonly automations: Automations,
    private readonly database: Database,
  ) {}

  @Get()
  @Access('case_work')
  @ApiOkResponse({ type: [shape('JourneyAutomation')], description: 'By stage.' })
  list(@Query() { journey_id }: JourneyAutomationsQueryDto): Promise<JourneyAutomation[]> {
    return this.automations.list(journey_id);
  }

  @Post(':id/run')
  @Access('case_work')
  @HttpCode(200)
  @ApiOkResponse({
    type: shape('JourneyAutomation'),
    description: 'It waits to run again; what it has done is not done twice.',
  })
  run(@Param('id', IdPipe) id: string): Promise<JourneyAutomation> {
    return this.database.write((em) => this.automations.again(em, id));
  }
}
