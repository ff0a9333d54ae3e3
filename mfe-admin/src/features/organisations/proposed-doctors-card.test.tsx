import type { ProposedDoctor } from '@ayana/contracts/organisations';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ProposedDoctorsCard } from './proposed-doctors-card';

const proposed: ProposedDoctor = {
  id: '0190a000-0000-7000-8000-000000000001',
  hospital_name: 'Sea View Hospital',
  doctor_id: null,
  full_name: 'Dr Asha Menon',
  entry: {
    title: 'Consultant',
    specialization: 'Cardiology',
    registration_number: 'TN-1',
    council: 'Demo medical council',
    languages: ['English'],
    practising_since: 2009,
    video_fee_usd: 40,
  },
  email: 'asha@people.example',
  note: 'From next month.',
  step: 'proposed',
  reason: null,
  proposed_by: 'Prakash Thapa',
  invitation: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
};
const path = `POST /proposed-doctors/${proposed.id}`;

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('ayana_staff');
  api = answerApi({
    [`${path}/approve`]: { ...proposed, step: 'invited' },
    [`${path}/refuse`]: { ...proposed, step: 'refused', reason: 'Not in the register.' },
  });
});
afterEach(() => api.restore());
const open = (doctors: readonly ProposedDoctor[]) =>
  render(<ProposedDoctorsCard doctors={doctors} onDone={() => undefined} />, { wrapper: MemoryRouter });
const sent = () => api.requests.map(({ headers, url }) => [new URL(url).pathname, headers.get('if-match')]);

test('a proposed doctor is shown with what the entry is made of, and approved at the version that was read', async () => {
  open([proposed]);
  for (const text of ['asha@people.example', 'TN-1, Demo medical council', '2009', 'From next month.'])
    expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve and invite Dr Asha Menon' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('not shown to patients');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve and invite' }));
  await waitFor(() => expect(sent()).toEqual([[expect.stringMatching(/approve$/), '"1"']]));
});

test('a refusal needs its reason', async () => {
  open([proposed]);
  await userEvent.click(screen.getByRole('button', { name: 'Refuse Dr Asha Menon' }));
  const dialog = await screen.findByRole('dialog');
  const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await press();
  expect(await within(dialog).findByText('Please write the reason.')).toBeVisible();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Not in the register.' } });
  await press();
  await waitFor(() => expect(sent()).toEqual([[expect.stringMatching(/refuse$/), '"1"']]));
});

test('one that was decided leads to its entry and offers nothing', () => {
  open([
    { ...proposed, step: 'joined', doctor_id: '0190a000-0000-7000-8000-000000000002' },
    { ...proposed, id: '0190a000-0000-7000-8000-000000000003', step: 'refused', reason: 'Not in the register.' },
  ]);
  expect(screen.getByText('Has joined')).toBeVisible();
  expect(screen.getByText('Not in the register.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the entry' })).toHaveAttribute(
    'href',
    '/admin/doctors/0190a000-0000-7000-8000-000000000002',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
