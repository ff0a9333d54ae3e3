import type { RunEvent } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { EscalationEntryRow, type EscalationRunRow } from './run.entity.js';

/** Writes the timeline of runs. */
@Injectable()
export class RunEntries {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  add(
    em: EntityManager,
    run: Pick<EscalationRunRow, 'id' | 'round' | 'step'>,
    event: RunEvent,
    { actor_id = null, text = null, at }: { actor_id?: string | null; text?: string | null; at?: Date } = {},
  ): void {
    em.create(EscalationEntryRow, {
      id: this.ids.next(),
      run_id: run.id,
      at: at ?? this.clock.now(),
      actor_id,
      event,
      round: run.round,
      step: run.step,
      text,
    });
  }
}
