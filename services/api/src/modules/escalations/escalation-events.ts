import type { EscalationPart } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';

/** Says to the staff what has changed; the page reads it again. */
@Injectable()
export class EscalationEvents {
  constructor(private readonly realtime: Realtime) {}

  changed(em: EntityManager, part: EscalationPart['part'], id: string, paged: readonly string[] = []): void {
    const data = { part, id, paged: [...paged] };
    this.realtime.publish(em, { type: 'escalations.updated', data }, 'all');
  }
}
