import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RequestWithdrawals } from '../../journeys/index.js';
import { AssignmentMails } from './assignment-mails.js';
import { AssignmentWorkflow } from './assignment-workflow.js';

/** Open work on a case whose request is withdrawn is taken back, and everyone who had it gets a mail with thanks. */
@Injectable()
export class WithdrawnWork implements OnModuleInit {
  constructor(
    private readonly withdrawals: RequestWithdrawals,
    private readonly workflow: AssignmentWorkflow,
    private readonly mails: AssignmentMails,
  ) {}

  onModuleInit(): void {
    this.withdrawals.listen(async (em, { id: journey_id }, by) => {
      for (const row of await this.workflow.cancelAll(em, { journey_id }, by)) await this.mails.notNeeded(em, row);
    });
  }
}
