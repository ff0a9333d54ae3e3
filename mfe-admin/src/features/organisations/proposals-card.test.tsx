import type { ChangeProposal } from '@ayana/contracts/organisations';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ProposalsCard } from './proposals-card';

const proposal: ChangeProposal = {
  id: '0190a000-0000-7000-8000-000000000001',
  subject_kind: 'hospital',
  subject_id: '0190a000-0000-7000-8000-000000000002',
  subject_name: 'Sea View Hospital',
  partner_id: '0190a000-0000-7000-8000-000000000003',
  organisation_name: 'Sea View',
  fields: [{ field: 'summary', from: 'A calm place.', to: 'A calm place by the sea.', now: 'A calm place.' }],
  note: null,
  status: 'waiting',
  proposed_by: 'Prakash Thapa',
  decided_at: null,
  reason: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
};
const newer: ChangeProposal = {
  ...proposal,
  fields: [{ field: 'summary', from: 'A calm place.', to: 'A calm place by the bay.', now: 'A calm place.' }],
  proposed_by: 'Asha Rao',
  version: 2,
};
const stale = { status: 412, code: 'stale_version', title: 'Changed', detail: 'It has changed.' };

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('ayana_staff');
  api = answerApi({
    [`POST /change-proposals/${proposal.id}/return`]: (request: Request) =>
      request.headers.get('if-match') === '"2"'
        ? { ...newer, status: 'returned' }
        : Response.json(stale, { status: 412, headers: { 'content-type': 'application/problem+json' } }),
  });
});
afterEach(() => api.restore());

test('a proposal that was changed while it is decided is shown first, and the reason that was typed stays', async () => {
  function Page() {
    const [current, setCurrent] = useState(proposal);
    return <ProposalsCard proposals={[current]} onDone={() => setCurrent(newer)} />;
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  const reason = screen.getByRole('textbox');
  fireEvent.change(reason, { target: { value: 'Too short.' } });
  const dialog = screen.getByRole('dialog');
  const send = (): void => void fireEvent.submit(reason.closest('form') ?? dialog);
  send();
  await waitFor(() => expect(dialog).toHaveTextContent('Asha Rao saved this while you were editing'));
  expect(reason).toHaveValue('Too short.');
  expect(api.requests).toHaveLength(1);
  send();
  await waitFor(() => expect(api.requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']));
});
