import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RequestWithdrawals } from '../../journeys/index.js';
import { AssignmentWorkflow } from './assignment-workflow.js';

/** Open work on a case whose request is withdrawn is taken back, and everyone who had it hears of it. */
@Injectable()
export class WithdrawnWork implements OnModuleInit {
  constructor(
    private readonly withdrawals: RequestWithdrawals,
    private readonly workflow: AssignmentWorkflow,
  ) {}

  onModuleInit(): void {
    this.withdrawals.listen(
      async (em, { id: journey_id }, by) => void (await this.workflow.cancelAll(em, { journey_id }, by)),
    );
  }
}
