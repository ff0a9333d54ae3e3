import { healthFor, JOURNEY_PARTS, NO_HEALTH } from '@ayana/contracts/journey';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PrescriptionDialog from './prescription-dialog';

const HEALTH = healthFor(new Set(JOURNEY_PARTS), {
  ...NO_HEALTH,
  allergies: [{ substance: 'Penicillin', reaction: 'A rash', severity: 'severe' }],
  medicines: [],
  unknown: [],
  version: 1,
  answered_at: '2031-03-04T09:00:00.000Z',
  answered_by: null,
}) as object;
const STOPPED = { kind: 'allergy_class', medicine: 'amoxicillin', other: 'Penicillin' };

const done = jest.fn();
let api: ReturnType<typeof answerApi>;
function open(check: object, answer: object | (() => Response) = { id: 'p1' }, health = HEALTH): void {
  api = answerApi({
    'GET /health-summary': health,
    'GET /medicines': { items: [{ name: 'amoxicillin', codes: ['J01CA04'] }] },
    'GET /prescriptions/pharmacies': [{ id: 's1', name: 'Green Pharmacy' }],
    'POST /medicines/checks': { items: [check] },
    'POST /prescriptions': answer,
  });
  render(<PrescriptionDialog journeyId="j1" onDone={done} onClose={jest.fn()} />);
}
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('doctor');
  done.mockReset();
});
afterEach(() => api.restore());

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByRole('combobox', { name: /^Medicine/ }), 'amoxicillin');
  await userEvent.type(screen.getByRole('textbox', { name: /^Strength/ }), '500 mg');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Pharmacy/ })).toHaveValue('s1'));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign and send to the pharmacy' }));

test('the patient’s allergies and medicines are above the form, and what stops a medicine is said with the field of a reason', async () => {
  open({ medicine: 'amoxicillin', alerts: [STOPPED], is_known: true });
  expect(await screen.findByText('Penicillin (A rash, severe)')).toBeInTheDocument();
  expect(screen.getByText('Current medicines').nextElementSibling).toHaveTextContent('None');
  expect(screen.getByText('Implants').nextElementSibling).toHaveTextContent('Not asked yet');
  expect(screen.getByText(/This is a help, and not complete/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Why it is given/ })).not.toBeInTheDocument();
  await fill();
  expect(await screen.findByText(/is of a class to which the patient is allergic \(Penicillin\)/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Why it is given/ }), 'No allergy, tested');
  await send();
  await waitFor(() => expect(done).toHaveBeenCalled());
  const sent = api.requests.findLast(({ url, method }) => method === 'POST' && url.endsWith('/prescriptions'));
  expect(await sent?.json()).toMatchObject({
    items: [{ medicine: 'amoxicillin', strength: '500 mg', alert_reason: 'No allergy, tested' }],
  });
});

test('a refusal of the API is shown at the field of the reason, also where the check did not come', async () => {
  open({ medicine: 'something else', alerts: [], is_known: true }, () =>
    Response.json(
      {
        status: 409,
        code: 'needs_reason',
        detail: 'Something speaks against a medicine.',
        errors: [{ field: 'items.0.alert_reason', message: 'Against it: Penicillin.' }],
      },
      { status: 409 },
    ),
  );
  await screen.findByText('Penicillin (A rash, severe)');
  await fill();
  await send();
  expect(await screen.findByRole('textbox', { name: /^Why it is given/ })).toBeInTheDocument();
  expect(done).not.toHaveBeenCalled();
});

test('what the list does not know is not checked, and says so', async () => {
  open({ medicine: 'amoxicillin', alerts: [], is_known: false });
  await screen.findByText('Penicillin (A rash, severe)');
  await fill();
  expect(await screen.findByText('Not checked: the list does not know it')).toBeInTheDocument();
});

const refusal =
  (field: string, message: string, status = 422, code = 'invalid_fields') =>
  () =>
    Response.json({ status, code, detail: message, errors: [{ field, message }] }, { status });

test('a wrong password is said at its field, loses nothing that was typed, and is kept nowhere', async () => {
  open({ medicine: 'amoxicillin', alerts: [], is_known: true }, refusal('password', 'This password is wrong.'));
  await screen.findByText('Penicillin (A rash, severe)');
  await fill();
  const password = screen.getByLabelText(/^Your password/);
  await userEvent.type(password, 'correct horse');
  await send();
  await waitFor(() => expect(password).toHaveAccessibleDescription(/This password is wrong\./));
  expect(done).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: /^Medicine/ })).toHaveValue('amoxicillin');
  expect(password).toHaveValue('correct horse');
  const sent = api.requests.findLast(({ url, method }) => method === 'POST' && url.endsWith('/prescriptions'));
  expect(await sent?.json()).toMatchObject({ password: 'correct horse' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('correct horse');
});

test('the registration number is asked for where Ayana does not know it', async () => {
  open({ medicine: 'amoxicillin', alerts: [], is_known: true }, refusal('registration_number', 'Please give it.'));
  await screen.findByText('Penicillin (A rash, severe)');
  expect(screen.queryByRole('textbox', { name: /^Your registration number/ })).not.toBeInTheDocument();
  await fill();
  await send();
  expect(await screen.findByRole('textbox', { name: /^Your registration number/ })).toHaveAccessibleDescription(
    /Please give it\./,
  );
});

test('where nobody asked about allergies it is said at once, and a reason is sent', async () => {
  const nothingAsked = healthFor(new Set(JOURNEY_PARTS), null) as object;
  open({ medicine: 'amoxicillin', alerts: [], is_known: true }, { id: 'p1' }, nothingAsked);
  expect(await screen.findByText(/was not asked about allergies/)).toBeInTheDocument();
  await fill();
  await userEvent.type(screen.getByRole('textbox', { name: /^Why you prescribe without asking/ }), 'Unconscious');
  await send();
  await waitFor(() => expect(done).toHaveBeenCalled());
  const sent = api.requests.findLast(({ url, method }) => method === 'POST' && url.endsWith('/prescriptions'));
  expect(await sent?.json()).toMatchObject({ allergies_reason: 'Unconscious' });
});

test('days and quantity are read in the digits of any script', async () => {
  open({ medicine: 'amoxicillin', alerts: [], is_known: true });
  await screen.findByText('Penicillin (A rash, severe)');
  await fill();
  const days = screen.getByRole('textbox', { name: /^Days/ });
  await userEvent.clear(days);
  await userEvent.type(days, '১০');
  await send();
  await waitFor(() => expect(done).toHaveBeenCalled());
  const sent = api.requests.findLast(({ url, method }) => method === 'POST' && url.endsWith('/prescriptions'));
  expect(await sent?.json()).toMatchObject({ items: [{ days: 10, quantity: 10 }] });
});
