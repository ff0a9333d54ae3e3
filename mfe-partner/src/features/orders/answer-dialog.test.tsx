import { healthFor, JOURNEY_PARTS, type Prescription } from '@ayana/contracts/journey';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnswerDialog from './answer-dialog';

const QUERY = {
  id: 'q1',
  item_id: 'i1',
  question: 'Out of stock. Apixaban instead?',
  proposed_medicine: 'Apixaban',
  proposed_strength: '2.5 mg',
  answer: null,
};
const PRESCRIPTION = {
  id: 'p1',
  journey_id: 'j1',
  items: [{ id: 'i1', medicine: 'Rivaroxaban', strength: '10 mg', dose: '1 tablet', days: 7, replaced_by: null }],
  queries: [QUERY],
} as unknown as Prescription;

const HEALTH = healthFor(new Set(JOURNEY_PARTS), null) as object;
const done = jest.fn();
let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('doctor');
  done.mockReset();
  api = answerApi({
    'GET /medicines': { items: [] },
    'GET /health-summary': HEALTH,
    'POST /medicines/checks': { items: [] },
    'POST /prescriptions/p1/queries/q1/answer': { id: 'p1' },
  });
});
afterEach(() => api.restore());

const open = (query: object = {}) =>
  render(
    <AnswerDialog
      prescription={{ ...PRESCRIPTION, queries: [{ ...QUERY, ...query }] } as Prescription}
      queryId="q1"
      onDone={done}
      onClose={jest.fn()}
    />,
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const medicine = () => screen.getByRole('combobox', { name: /^Medicine/ });
const loaded = () => screen.findByText(/^Nothing was asked yet/);
const sent = async () => {
  await waitFor(() => expect(done).toHaveBeenCalled());
  const answered = api.requests.findLast(({ url }) => url.endsWith('/answer'));
  return (await answered?.json()) as object;
};

test('what was proposed is allowed with its own dose: none is taken over from what was written', async () => {
  open();
  await loaded();
  expect(
    [medicine(), box(/^Strength/), box(/^Dose/), box(/^Days/)].map((each) => (each as HTMLInputElement).value),
  ).toEqual(['Apixaban', '2.5 mg', '', '']);
  await send();
  expect(await screen.findAllByText(/^Please (fill this in|enter a whole number)/)).toHaveLength(3);
  await userEvent.type(box(/^Dose/), '2 tablets');
  await userEvent.type(box(/^Days/), '5');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^How often/ }),
    'Twice a day, morning and evening',
  );
  await send();
  expect(await sent()).toEqual({
    answer: 'allowed',
    substitute: {
      medicine: 'Apixaban',
      strength: '2.5 mg',
      form: 'tablet',
      dose: '2 tablets',
      frequency: 'twice_a_day',
      days: 5,
      quantity: 20,
    },
  });
});

test('a question without a proposal may be allowed as it is, and no needs nothing', async () => {
  open({ proposed_medicine: null, proposed_strength: null });
  expect(screen.queryByRole('textbox', { name: /^Dose/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Something else is given than what I wrote' }));
  await loaded();
  expect(box(/^Dose/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Not allowed' }));
  await send();
  expect(await sent()).toEqual({ answer: 'not_allowed' });
});
