import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotePanel } from './note-panel';
import type { Note } from './room.api';

const TALK = '0190a000-0000-7000-8000-000000000005';
const draft: Note = {
  id: '0190a000-0000-7000-8000-000000000006',
  appointment_id: TALK,
  request_id: '0190a000-0000-7000-8000-000000000007',
  version: 1,
  revision: 1,
  reason: 'Knee pain',
  findings: '',
  advice: '',
  next_steps: '',
  doctor_name: 'Dr Asha Rao',
  starts_at: '2026-11-20T10:00:00Z',
  signed_at: null,
  updated_at: '2026-11-20T10:10:00Z',
};
const stale = { status: 412, code: 'stale_version', title: 'Changed', detail: 'It has changed.' };

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('doctor');
});
afterEach(() => api.restore());

test('a note that was saved in another window keeps what is typed here, and shows both', async () => {
  let saved = draft;
  api = answerApi({
    [`GET /consultation-room/${TALK}/note`]: () => ({ draft: saved, signed: [] }),
    [`PUT /consultation-room/${TALK}/note`]: () =>
      Response.json(stale, { status: 412, headers: { 'content-type': 'application/problem+json' } }),
  });
  render(<NotePanel appointmentId={TALK} isDoctor />);
  const reason = await screen.findByDisplayValue('Knee pain');
  fireEvent.change(reason, { target: { value: 'Pain in the left knee' } });
  saved = { ...draft, revision: 2, reason: 'Hip pain' };
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const region = await screen.findByRole('region', { name: 'Dr Asha Rao saved this while you were editing' });
  expect(region).toHaveTextContent(/Hip pain.*Pain in the left knee/);
  expect(reason).toHaveValue('Pain in the left knee');
  await waitFor(() => expect(api.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
});
