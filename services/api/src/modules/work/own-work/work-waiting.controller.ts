import type { WorkWaitingPage, WaitingCounts } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { JsonValue } from '../../../platform/http/json.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { ownStays } from '../../stays/index.js';
import type { WaitingFor } from './waiting-parts.js';
import { WorkWaitingQueryDto } from './work-waiting.dto.js';
import { countWaiting, countWaitingDue, listWaiting } from './work-waiting.queries.js';

/** Due within this time counts as due, in milliseconds. */
const SOON = 24 * 60 * 60_000;

/** What waits for a doctor or a partner, of all their work in one list. */
@GuardedRoutes('work', 'work-waiting')
export class WorkWaitingController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('WorkWaitingPage'),
    description: 'The soonest due first; what has no due time last. Nothing for a user without work.',
  })
  async list(@User() user: CurrentUser, @Query() query: WorkWaitingQueryDto): Promise<WorkWaitingPage> {
    return listWaiting(this.database.read(), await this.waitingFor(user), query);
  }

  @Get('counts')
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('WaitingCounts') })
  async counts(@User() user: CurrentUser): Promise<WaitingCounts> {
    return { kinds: await countWaiting(this.database.read(), await this.waitingFor(user)) };
  }

  @Get('due-count')
  @Access('patient_journeys')
  @ApiOkResponse({ schema: { type: 'integer', description: 'What is late or due within a day.' } })
  @JsonValue()
  async dueCount(@User() user: CurrentUser): Promise<number> {
    const by = await this.waitingFor(user);
    return countWaitingDue(this.database.read(), by, new Date(by.now.getTime() + SOON));
  }

  private async waitingFor(user: CurrentUser): Promise<WaitingFor> {
    const now = this.clock.now();
    const { gaps } = await ownStays(this.database.read(), user, now);
    return { user, now, gaps };
  }
}
