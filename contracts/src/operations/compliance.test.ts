import { workflowFaults } from '../workflow/index.ts';
import {
  CONTROL_STATES,
  CONTROL_WORKFLOW,
  DATA_REQUEST_STATES,
  DATA_REQUEST_WORKFLOW,
  dataRequestDue,
  EVIDENCE_STATES,
  EVIDENCE_WORKFLOW,
  isExtendable,
  REQUIREMENT_STATES,
  REQUIREMENT_WORKFLOW,
  DATA_REQUEST_KINDS,
  exportOpenUntil,
} from './index.ts';

test('every state is reached, and left but for the last one', () => {
  expect(workflowFaults(REQUIREMENT_WORKFLOW, REQUIREMENT_STATES)).toEqual([]);
  expect(workflowFaults(CONTROL_WORKFLOW, CONTROL_STATES)).toEqual([]);
  expect(workflowFaults(EVIDENCE_WORKFLOW, EVIDENCE_STATES)).toEqual([]);
  expect(workflowFaults(DATA_REQUEST_WORKFLOW, DATA_REQUEST_STATES)).toEqual([]);
  const left = (workflow: Record<string, { from: readonly string[] }>, states: readonly string[]) =>
    states.filter((state) => !Object.values(workflow).some(({ from }) => from.includes(state)));
  expect(left(REQUIREMENT_WORKFLOW, REQUIREMENT_STATES)).toEqual([]);
  expect(left(CONTROL_WORKFLOW, CONTROL_STATES)).toEqual([]);
  expect(left(EVIDENCE_WORKFLOW, EVIDENCE_STATES)).toEqual([]);
  expect(left(DATA_REQUEST_WORKFLOW, DATA_REQUEST_STATES)).toEqual(['done']);
});

test.each([
  ['gdpr', '2026-03-10', false, '2026-04-10'],
  ['gdpr', '2026-01-31', false, '2026-02-28'],
  ['gdpr', '2028-01-31', false, '2028-02-29'],
  ['gdpr', '2026-12-05', false, '2027-01-05'],
  ['gdpr', '2026-11-30', true, '2027-02-28'],
  ['dpdp', '2026-03-10', false, '2026-06-08'],
  ['dpdp', '2026-03-10', true, '2026-06-08'],
] as const)('by %s what is received on %s (extended: %s) is due on %s', (law, received, extended, due) => {
  expect(dataRequestDue(law, received, extended)).toBe(due);
});

test('only one of the laws lets the clock be extended', () => {
  expect([isExtendable('gdpr'), isExtendable('dpdp')]).toEqual([true, false]);
});

test('a copy of the data is open for thirty days, once it is there', () => {
  const decided_at = '2026-12-01T23:30:00Z';
  const until = (kind: (typeof DATA_REQUEST_KINDS)[number], state: (typeof DATA_REQUEST_STATES)[number]) =>
    exportOpenUntil({ kind, state, decided_at });
  expect(until('export', 'done')).toBe('2026-12-31');
  expect(exportOpenUntil({ kind: 'export', state: 'done', decided_at: new Date('2026-12-02T00:00:00Z') })).toBe(
    '2027-01-01',
  );
  expect(exportOpenUntil({ kind: 'export', state: 'done', decided_at: null })).toBeNull();
  expect(DATA_REQUEST_KINDS.filter((kind) => until(kind, 'done'))).toEqual(['export']);
  expect(DATA_REQUEST_STATES.filter((state) => until('export', state))).toEqual(['done']);
});
