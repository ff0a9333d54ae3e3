import type { ResourcePart } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';

/** Says to the staff what has changed; the page reads it again. */
@Injectable()
export class ResourceEvents {
  constructor(private readonly realtime: Realtime) {}

  changed(em: EntityManager, part: ResourcePart['part'], id: string): void {
    this.realtime.publish(em, { type: 'resources.updated', data: { part, id } }, 'all');
  }
}
