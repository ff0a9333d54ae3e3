import type { OnCallLines } from '@ayana/contracts/operations';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { isOnTrip, onCallLines } from './on-call-line.queries.js';

/** Who answers in an emergency, by day and by night. */
@GuardedRoutes('escalation', 'on-call-line')
export class OnCallLineController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('OnCallLines'),
    description:
      'The numbers of rotas that are shared, for staff, doctors and partners; for patients and companions while on a trip.',
  })
  async list(@User() user: CurrentUser): Promise<OnCallLines> {
    const [database, now] = [this.database.read(), this.clock.now()];
    const isAsked = user.role !== 'patient' || (await isOnTrip(database, user.id, now));
    return { items: isAsked ? await onCallLines(database, now) : [] };
  }
}
