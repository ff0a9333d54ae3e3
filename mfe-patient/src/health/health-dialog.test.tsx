import { healthFor, type HealthSummary, JOURNEY_PARTS } from '@ayana/contracts/journey';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HealthCard from './health-card';

const NEVER = healthFor(new Set(JOURNEY_PARTS), null) as HealthSummary;

let api: ReturnType<typeof answerApi>;
function open(health: Partial<HealthSummary> = {}): void {
  api = answerApi({
    'GET /health-summary/own': { ...NEVER, ...health },
    'PATCH /health-summary/own': { ...NEVER, ...health, version: 1 },
  });
  render(<HealthCard />);
}
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('patient');
});
afterEach(() => api.restore());

const saved = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const changes = () => api.requests.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(changes()).toHaveLength(1));
  return (await changes()[0]?.json()) as Partial<HealthSummary>;
};
const dialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Answer or change' }));
  return within(await screen.findByRole('dialog', { name: 'Your health' }));
};
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('what was not asked does not look like none, and “none” and “not known” look like themselves', async () => {
  open({ implants: [], unknown: ['conditions'], version: 1, answered_at: '2031-03-04T09:00:00.000Z' });
  await screen.findByText('Allergies');
  expect(fact('Allergies')).toHaveTextContent('Not asked yet');
  expect(fact('Implants')).toHaveTextContent('None');
  expect(fact('Illnesses')).toHaveTextContent('Asked; not known to the patient');
  expect(screen.getByText(/^As answered on/)).toBeInTheDocument();
});

test('each question is answered, skipped, or “I do not know”', async () => {
  open();
  expect(await screen.findByText(/That does not mean that there is nothing/)).toBeInTheDocument();
  const form = await dialog();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Do you have allergies/ }), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please fill this in, or take the line away.')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /^To what/ }), 'Penicillin');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Do you take medicines/ }), 'No');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Do you smoke/ }), 'I do not know');
  await userEvent.click(form.getByRole('checkbox', { name: 'Height: I do not know' }));
  await userEvent.type(form.getByRole('textbox', { name: /^How much do you weigh/ }), '61,5');
  expect(await saved()).toMatchObject({
    allergies: [{ substance: 'Penicillin', reaction: null, severity: null }],
    medicines: [],
    conditions: null,
    weight_kg: 61.5,
    smoking: null,
    unknown: ['height_cm', 'smoking'],
  });
});
