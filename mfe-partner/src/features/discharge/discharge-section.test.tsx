import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WorkDetail } from '../../work/work.types';
import DischargeSection from './discharge-section';

const summary = (version: number, reason: string | null) => ({
  id: `s${version}`,
  version,
  hospital_name: 'Lotus Hospital',
  signed_by: 'Dr Sample Rao',
  signed_at: '2026-11-20T10:00:00Z',
  discharged_at: null,
  diagnosis: `Diagnosis of version ${version}`,
  treatment_given: 'A knee was replaced.',
  medicines: 'None',
  warning_signs: 'Fever',
  follow_up: 'Stitches out on day 14.',
  fit_to_fly: 'later',
  fit_to_fly_from: '2026-12-01',
  flight_needs: null,
  reason,
});
const WORK = { id: 'w1', journey_id: 'j1', assignee_name: 'Lotus Hospital', may_write: true } as WorkDetail;

let api: ReturnType<typeof answerApi> | undefined;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('partner/hospital');
});
afterEach(() => api?.restore());

function open(status: string, summaries: object[]): void {
  api = answerApi({
    'GET /admissions': { items: [{ id: 'a1', status }] },
    'GET /discharge-summaries': { items: summaries },
  });
  render(<DischargeSection work={WORK} reread={jest.fn()} />);
}

test('earlier versions are folded below the newest, and unfold', async () => {
  open('discharged', [summary(2, 'The dose was wrong.'), summary(1, null)]);
  expect(await screen.findByRole('article', { name: 'Version 2' })).toHaveTextContent('The dose was wrong.');
  const earlier = screen.getByText('1 earlier version');
  const first = screen.getByRole('article', { name: 'Version 1', hidden: true });
  expect(first.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(earlier);
  expect(first.closest('details')).toHaveAttribute('open');
  expect(within(first).getByText('Diagnosis of version 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write a correction' })).toBeEnabled();
});

test('before the stay there is nothing to sign', async () => {
  open('expected', []);
  expect(
    await screen.findByText('Once the patient is admitted, you write the discharge summary here.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
