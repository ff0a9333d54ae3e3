import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { valuesOf } from './result-values';
import ResultsForm from './results-form';

const number = (code: string, name: string, unit: string, low: number, high: number) => ({
  code,
  name,
  group: 'Blood',
  unit,
  specimen: 'blood',
  decimals: 1,
  possible_above: 0,
  possible_to: 200,
  scale: 'number',
  choices: [],
  range: { low, high, critical_low: low / 2, critical_high: high * 1.5 },
  result: null,
});
const ORDER = {
  id: 'o1',
  version: 3,
  updated_by: null,
  tests: [number('hb', 'Haemoglobin', 'g/dl', 12, 16), number('k', 'Potassium', 'mmol/l', 3.5, 5)],
} as unknown as LaboratoryOrder;

const reread = jest.fn();
const haemoglobin = () => screen.getByRole('textbox', { name: 'Haemoglobin, g/dl' });
const potassium = () => screen.getByRole('textbox', { name: 'Potassium, mmol/l' });
const finish = () => userEvent.click(screen.getByRole('button', { name: 'All entered, to review' }));

let api: ReturnType<typeof answerApi>;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('laboratory_partner');
  reread.mockReset();
  api = answerApi({ 'PUT /laboratory-orders/o1/results': { ...ORDER, version: 4 } });
  render(<ResultsForm order={ORDER} closed={false} reread={reread} onTyping={jest.fn()} />);
});
afterEach(() => api.restore());

test('values are typed down the column by Enter, with a comma as with a point', async () => {
  await userEvent.type(haemoglobin(), '13,4{Enter}');
  expect(potassium()).toHaveFocus();
  await userEvent.type(potassium(), '5.6');
  const row = potassium().closest('tr') as HTMLElement;
  expect(within(row).getByText('High')).toBeInTheDocument();
  await userEvent.type(potassium(), '{ArrowUp}');
  expect(haemoglobin()).toHaveFocus();
  await finish();
  await waitFor(() => expect(reread).toHaveBeenCalled());
  expect(await api.requests[0]?.json()).toEqual({
    finished: true,
    results: [
      { test: 'hb', value: '13,4', confirmed: false },
      { test: 'k', value: '5.6', confirmed: false },
    ],
  });
});

test('a value far outside the range is sent only once it is confirmed', async () => {
  await userEvent.type(haemoglobin(), '134');
  await userEvent.type(potassium(), '4');
  await finish();
  expect(await screen.findByText('Far outside the usual range. Check the point, or confirm it.')).toBeInTheDocument();
  expect(api.requests).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: '134 is right' }));
  await finish();
  await waitFor(() => expect(reread).toHaveBeenCalled());
  expect(await api.requests[0]?.json()).toMatchObject({ results: [{ test: 'hb', value: '134', confirmed: true }, {}] });
});

test('what is missing stops the finish, not a save with more to come', async () => {
  await userEvent.type(haemoglobin(), '13');
  await finish();
  expect(await screen.findByText('Still without a value')).toBeInTheDocument();
  expect(api.requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  await waitFor(() => expect(reread).toHaveBeenCalled());
  expect(await api.requests[0]?.json()).toEqual({
    finished: false,
    results: [{ test: 'hb', value: '13', confirmed: false }],
  });
});

test('what is neither a number nor words is refused at its field', async () => {
  const refused = 'Please enter a number, or write in words why there is none.';
  await userEvent.type(haemoglobin(), '1e3');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  expect(await screen.findByText(refused)).toBeInTheDocument();
  expect(haemoglobin()).toHaveAccessibleDescription(refused);
  expect(api.requests).toEqual([]);
});

test('words of a test in numbers are judged by a person', async () => {
  await userEvent.type(haemoglobin(), 'haemolysed');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  expect(await screen.findByText('Please say what this result means.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Flag of Haemoglobin' }), 'Abnormal');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  await waitFor(() => expect(reread).toHaveBeenCalled());
  expect(await api.requests[0]?.json()).toMatchObject({
    results: [{ test: 'hb', value: 'haemolysed', flag: 'abnormal' }],
  });
});

test('a comparator is sent as it is typed, and what it leaves open is asked', async () => {
  await userEvent.type(potassium(), '>5');
  await userEvent.type(haemoglobin(), '<5');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  // Below 6 every haemoglobin is critical; above 5 a potassium may be high or critical.
  expect(await screen.findByText('Please say what this result means.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Flag of Potassium' }), 'High');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  await waitFor(() => expect(reread).toHaveBeenCalled());
  expect(await api.requests[0]?.json()).toMatchObject({
    results: [
      { test: 'hb', value: '<5' },
      { test: 'k', value: '>5', flag: 'high' },
    ],
  });
});

test('a value that cannot be is refused, whatever is confirmed', async () => {
  await userEvent.type(haemoglobin(), '250');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  expect(
    await screen.findByText('This cannot be: 200 is the most that this test can have. Check the value and the unit.'),
  ).toBeInTheDocument();
  expect(api.requests).toEqual([]);
});

test('a copied column fills the tests below one another', () => {
  fireEvent.paste(haemoglobin(), { clipboardData: { getData: () => '13.1\n<4.2' } });
  expect(haemoglobin()).toHaveValue('13.1');
  expect(potassium()).toHaveValue('<4.2');
});

test('every line of a copied table that gives no value is named with the reason', () => {
  fireEvent.paste(haemoglobin(), {
    clipboardData: { getData: () => 'Haemoglobin\t13.1\nPotassium\t98\tmg/dl\nSodium\t140' },
  });
  expect(haemoglobin()).toHaveValue('13.1');
  expect(potassium()).toHaveValue('');
  const list = within(screen.getByText('These lines were not taken:').closest('div') as HTMLElement);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 2, Potassium · 98 · mg/dl: in another unit',
    'Line 3, Sodium · 140: not a test of this order',
  ]);
});

test('a stored value is shown so that it is read back in one way', async () => {
  const result = { comparator: null, digits: '1.404', text: null, flag: 'high', flag_reason: null };
  const [first, second] = ORDER.tests;
  const tests = [
    { ...first, possible_to: null, decimals: 2, result },
    { ...second, result: { ...result, comparator: '<' } },
  ];
  expect(valuesOf({ ...ORDER, tests } as unknown as LaboratoryOrder).results.map(({ value }) => value)).toEqual([
    '1·404',
    '<1·404',
  ]);
});

test('the method is there after a reload, as the values are, and is sent with them', async () => {
  const method = () => screen.getByRole('textbox', { name: /^Method or device/ });
  await userEvent.type(haemoglobin(), '13.4');
  await userEvent.type(method(), 'Sysmex XN');
  cleanup();
  render(<ResultsForm order={ORDER} closed={false} reread={reread} onTyping={jest.fn()} />);
  await waitFor(() => expect(method()).toHaveValue('Sysmex XN'));
  expect(haemoglobin()).toHaveValue('13.4');
  await userEvent.click(screen.getByRole('button', { name: 'Save, more to come' }));
  await waitFor(() => expect(reread).toHaveBeenCalled());
  expect(await api.requests.at(-1)?.json()).toMatchObject({ results: [{ test: 'hb', method: 'Sysmex XN' }] });
});
