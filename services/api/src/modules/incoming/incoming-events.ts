import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';

/** Open lists of messages that are not placed read themselves again. */
@Injectable()
export class IncomingEvents {
  constructor(private readonly realtime: Realtime) {}

  changed(em: EntityManager, id: string): void {
    this.realtime.publish(em, { type: 'incoming_messages.updated', data: { id } }, 'all');
  }
}
