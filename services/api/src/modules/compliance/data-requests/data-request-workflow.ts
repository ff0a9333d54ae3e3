import { DATA_REQUEST_WORKFLOW, type DataRequestState, type DataRequestTransition } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsWithState, Workflows } from '../../../platform/workflow/workflow.js';
import { ComplianceChanges } from '../compliance-changes.js';
import { DataRequestRow } from './data-request.entity.js';

/** The states of a request about personal data. */
@Injectable()
export class DataRequestWorkflow extends Workflows<DataRequestRow, DataRequestState, DataRequestTransition> {
  constructor(clock: Clock, changes: ComplianceChanges) {
    super({
      clock,
      transitions: DATA_REQUEST_WORKFLOW,
      ...rowsWithState(DataRequestRow),
      enter: (_em, row, { to, note, actor }) => {
        row.state = to;
        row.decided_at = to === 'done' || to === 'refused' ? clock.now() : null;
        row.reason = to === 'refused' ? note : null;
        row.assigned_to ??= actor.id;
      },
      audit: (em, { id, kind, subject_id }, { name, from, to, actor }) =>
        changes.record(em, actor, { part: 'data_request', id }, { kind, transition: name, from, to }, subject_id),
      publish: (em, { id }) => changes.publish(em, { part: 'data_request', id }),
    });
  }
}
