import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';
import type { AssignmentRow } from './assignment.entity.js';

type Listener = (em: EntityManager, from: AssignmentRow, to: AssignmentRow) => Promise<void>;

/** Those who move what belongs to a piece of work to the one that takes its place: they register themselves, as with `WorkLeavers`. */
@Injectable()
export class MovedWork {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async move(em: EntityManager, from: AssignmentRow, to: AssignmentRow): Promise<void> {
    for (const listener of this.listeners) await listener(em, from, to);
  }
}
