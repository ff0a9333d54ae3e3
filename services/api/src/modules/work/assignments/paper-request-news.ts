import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OPEN_ASSIGNMENT_STATES } from '@ayana/contracts/journey';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { type DocumentRow, PaperWatchers } from '../../records/index.js';
import { AssignmentNotices } from './assignment-notices.js';
import { AssignmentWorkflow } from './assignment-workflow.js';
import { AssignmentRow } from './assignment.entity.js';
import { PaperRequestRow } from './paper-request.entity.js';

/** Keeps those who asked for a paper informed about it. */
@Injectable()
export class PaperRequestNews implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly workflow: AssignmentWorkflow,
    private readonly notices: AssignmentNotices,
    private readonly papers: PaperWatchers,
  ) {}

  onModuleInit(): void {
    this.papers.watch(this);
  }

  /** Another paper has taken the place of the one that was asked for. */
  async follow(em: EntityManager, from: string, to: string): Promise<void> {
    await within(em).updateTable('paper_requests').set({ document_id: to }).where('document_id', '=', from).execute();
  }

  /** Open pages of those who wait for it read it again; once it is checked they get a mail, too. */
  async changed(em: EntityManager, paper: DocumentRow): Promise<void> {
    const requests = await em.find(PaperRequestRow, { document_id: paper.id });
    if (requests.length === 0) return;
    const waiting = await em.find(AssignmentRow, {
      id: { $in: requests.map(({ assignment_id }) => assignment_id) },
      status: { $in: [...OPEN_ASSIGNMENT_STATES] },
    });
    for (const work of waiting) await this.workflow.publish(em, work);
    if (paper.status !== 'checked') return;
    for (const request of requests) {
      const work = waiting.find(({ id }) => id === request.assignment_id);
      if (work === undefined || request.arrived_at != null) continue;
      request.arrived_at = this.clock.now();
      await em.flush();
      await this.notices.paperArrived(em, work, request);
    }
  }
}
