import type { IncidentTransition, Severity } from '@ayana/contracts/operations';
import { commandAction } from '@ayana/portal-kit/screens';
import { type RowRef, type RowsOutcome, runEach } from '../../../components/rows/run-each';
import { changeIncident, mergeIncident, moveIncident, setRole } from './incidents.api';

/** What is done with rows of the list, each at the version that was read. */
export type RowsCommand =
  | { intent: 'move'; rows: readonly RowRef[]; name: Exclude<IncidentTransition, 'review' | 'merge'>; note: string }
  | { intent: 'severity'; rows: readonly RowRef[]; severity: Severity }
  | { intent: 'merge'; rows: readonly RowRef[]; into: string }
  | { intent: 'command'; rows: readonly RowRef[]; person_id: string | null; group_id?: string };

export const incidentsAction = commandAction((command: RowsCommand): Promise<RowsOutcome> => {
  switch (command.intent) {
    case 'move':
      return runEach(command.rows, (row) => moveIncident(row, { name: command.name, note: command.note }));
    case 'severity':
      return runEach(command.rows, (row) => changeIncident(row, { severity: command.severity }));
    case 'merge':
      return runEach(command.rows, (row) => mergeIncident(row, command.into));
    case 'command':
      return runEach(command.rows, (row) =>
        setRole(row, {
          incident_role: 'commander',
          person_id: command.person_id,
          ...(command.group_id === undefined ? {} : { group_id: command.group_id }),
        }),
      );
  }
});
