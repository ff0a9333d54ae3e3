import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RequestWithdrawals, TravelLegRow } from '../../journeys/index.js';
import { LegChanges } from './leg-changes.js';

/** What is planned of the trip of a case whose request is withdrawn is cancelled: drivers and guest houses get a mail. */
@Injectable()
export class WithdrawnTrip implements OnModuleInit {
  constructor(
    private readonly withdrawals: RequestWithdrawals,
    private readonly changes: LegChanges,
  ) {}

  onModuleInit(): void {
    this.withdrawals.listen(async (em, journey, by) => {
      const planned = { journey_id: journey.id, status: { $in: ['planned', 'booked'] as const } };
      // The pickup before the flight it waits for: what is cancelled does not wait for a new time.
      for (const leg of await em.find(TravelLegRow, planned, { orderBy: { starts_at: 'desc', id: 'desc' } }))
        await this.changes.apply(em, journey, leg, { status: 'cancelled' }, { id: by, isPartner: false });
    });
  }
}
