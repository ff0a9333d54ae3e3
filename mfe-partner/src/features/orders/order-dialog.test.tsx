import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrderDialog from './order-dialog';

const TESTS = [
  { code: 'hb', name: 'Haemoglobin', group: 'Blood', unit: 'g/dl', specimen: 'blood', decimals: 1, scale: 'number' },
  { code: 'tsh', name: 'TSH', group: 'Thyroid', unit: 'mU/l', specimen: 'serum', decimals: 2, scale: 'number' },
];
const ONE = [{ id: 'l1', name: 'Demo laboratory' }];
const TWO = [...ONE, { id: 'l2', name: 'Second laboratory' }];

const done = jest.fn();
const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }));

let api: ReturnType<typeof answerApi>;
function open(laboratories: unknown): void {
  api = answerApi({
    'GET /laboratory-tests': TESTS,
    'GET /laboratory-orders/laboratories': laboratories as object,
    'POST /laboratory-orders': { id: 'o1' },
  });
  render(<OrderDialog journeyId="j1" onDone={done} onClose={jest.fn()} />);
}
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('doctor');
  done.mockReset();
});
afterEach(() => api.restore());

test('an order needs a test and a laboratory', async () => {
  open(TWO);
  await screen.findByRole('option', { name: 'Second laboratory' });
  await order();
  expect(await screen.findByText('Please choose at least one test.')).toBeInTheDocument();
  expect(screen.getByText('Please choose a laboratory.')).toBeInTheDocument();
  expect(api.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'TSH' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Laboratory/ }), 'Second laboratory');
  await order();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(await api.requests.at(-1)?.json()).toEqual({ journey_id: 'j1', tests: ['tsh'], laboratory_id: 'l2' });
});

test('the only laboratory is chosen by itself, also after “Order” was pressed before it was there', async () => {
  let arrive: (laboratories: object) => void = () => undefined;
  open(() => new Promise((resolve) => (arrive = resolve)));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'TSH' }));
  expect(screen.getByRole('combobox', { name: /^Laboratory/ })).toHaveTextContent('Loading');
  await order();
  expect(await screen.findByText('Please choose a laboratory.')).toBeInTheDocument();
  arrive(ONE);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Laboratory/ })).toHaveValue('l1'));
  expect(screen.queryByText('Please choose a laboratory.')).not.toBeInTheDocument();
  await order();
  await waitFor(() => expect(done).toHaveBeenCalled());
});

test('laboratories that cannot be loaded are said so at their field', async () => {
  open(() => Response.json({ status: 500, code: 'internal', detail: 'No.' }, { status: 500 }));
  expect(await screen.findByText('This couldn’t be loaded.')).toBeInTheDocument();
});
