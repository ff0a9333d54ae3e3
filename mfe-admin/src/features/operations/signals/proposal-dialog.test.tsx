import { api } from '@ayana/portal-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignalDefinition } from '../types';
import ProposalDialog from './proposal-dialog';

const DEFINITION: SignalDefinition = {
  kind: 'late_enquiry',
  name: 'Enquiry without an answer',
  question: 'Is an enquiry late?',
  subject: 'inbox_item',
  is_on: true,
  threshold: 24,
  unit: 'hours',
  threshold_limits: { min: 1, max: 100 },
  window_minutes: null,
  window_limits: null,
  severity: 4,
  clears: true,
  notify: [],
  chain: null,
  webhooks: [],
  live: 0,
  opened_in_30_days: 3,
  proposal: null,
  changed_by: null,
  changed_at: null,
  version: 4,
};
const PROPOSAL: NonNullable<SignalDefinition['proposal']> = {
  trial_id: 'trial',
  threshold: 48,
  window_minutes: null,
  found: 12,
  found_now: 30,
  proposed_by: { id: 'a', name: 'Ishani Sen' },
  proposed_at: '2026-11-27T10:00:00Z',
  valid_until: '2026-12-04T10:00:00Z',
  may_approve: true,
};
const show = (may_approve: boolean) => {
  const reread = jest.fn();
  render(
    <ProposalDialog
      definition={DEFINITION}
      proposal={{ ...PROPOSAL, may_approve }}
      reread={reread}
      onClose={() => undefined}
    />,
  );
  return reread;
};

test('another administrator sees both values and what they find, and puts the new ones in force', async () => {
  const patch = jest.spyOn(api, 'PATCH').mockResolvedValue({ data: DEFINITION });
  const reread = show(true);
  expect(screen.getByText('48 enquiries past their time')).toBeInTheDocument();
  expect(screen.getByText('24 enquiries past their time')).toBeInTheDocument();
  expect(screen.getByText('12, with the values in force 30')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Put in force' }));
  expect(patch).toHaveBeenCalledWith('/signal-definitions/{kind}', {
    params: { path: { kind: 'late_enquiry' } },
    headers: { 'If-Match': '"4"' },
    body: { trial_id: 'trial', threshold: 48 },
  });
  expect(reread).toHaveBeenCalled();
  patch.mockRestore();
});

test('who tried the values is told who decides, and can only drop them', () => {
  show(false);
  expect(screen.getByText('You tried these values. Another administrator puts them in force.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Put in force' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Drop the proposal' })).toBeInTheDocument();
});
