import { openPart, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import '@ayana/case-kit/form-c';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormCSection from './form-c-section';

const api = portalApi('partner/lodging');
type FormC = Parameters<typeof sampleOf<'FormCDto'>>[1];
const formC = (over: FormC = {}) =>
  sampleOf('FormCDto', {
    place_id: 'p1',
    journey_id: 'j1',
    place: 'lodging',
    name: 'Demo guest house',
    assignment_id: 'w1',
    since: '2026-11-30T06:00:00.000Z',
    due_at: '2099-12-01T06:00:00.000Z',
    is_needed: true,
    is_from_before: false,
    filing: null,
    may_file: true,
    ...over,
  });
const reread = jest.fn();
const open = (...items: ReturnType<typeof formC>[]) => {
  api.answer({ 'GET /form-c': { items } });
  const work = sampleOf('AssignmentDetailDto', { id: 'w1', journey_id: 'j1', kind: 'lodging', status: 'accepted' });
  return openPart(<FormCSection work={{ ...work, may_write: true }} reread={reread} />);
};
const FILING = { number: 'FC-1', filed_on: '2026-11-30', by: 'Demo host', at: '2026-11-30T09:00:00.000Z' };

test('a lodging sees its own Form C alone, with the time until which it is filed', async () => {
  await open(formC(), formC({ place_id: 'p2', place: 'hospital', name: 'Example Hospital', assignment_id: null }));
  expect(await screen.findByText(/^Demo guest house, there since/)).toBeVisible();
  expect(screen.getByText(/^To be filed until/)).toBeVisible();
  expect(screen.queryByText(/Example Hospital/)).toBeNull();
});

test.each([
  [formC({ due_at: '2020-01-01T06:00:00.000Z' }), /^Late since .*: file it now$/],
  [formC({ due_at: '2020-01-01T06:00:00.000Z', is_from_before: true }), /^Not recorded: its time was over before/],
  [formC({ is_needed: false, may_file: false }), /^Not needed: the patient is a citizen of India\.$/],
  [formC({ filing: FILING }), /number FC-1$/],
])('it says how the Form C is: %#', async (item, text) => {
  await open(item);
  expect(await screen.findByText(text)).toBeVisible();
});

test('before the arrival there is nothing to file', async () => {
  await open();
  expect(await screen.findByText('Nothing to file yet: the patient has not arrived.')).toBeVisible();
});

test('who may only read has no button', async () => {
  await open(formC({ may_file: false }));
  await screen.findByText(/^To be filed until/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is missing is named; a refusal keeps what was typed; the number is sent once and shown', async () => {
  await open(formC());
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the Form C: Demo guest house' }));
  const dialog = await screen.findByRole('dialog', { name: 'Form C of this patient' });
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await save();
  expect(await within(dialog).findByText('Please enter the number that the FRRO gave.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Number of the Form C/), { target: { value: ' FC-1 ' } });
  const errors = [{ field: 'filed_on', message: 'Choose a day since the arrival.' }];
  api.answer({ 'POST /form-c': () => refusal(422, 'invalid_fields', { errors }) });
  await save();
  expect(await within(dialog).findByText('Choose a day since the arrival.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Number of the Form C/)).toHaveValue(' FC-1 ');
  api.answer({ 'POST /form-c': formC({ filing: FILING }), 'GET /form-c': { items: [formC({ filing: FILING })] } });
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/number FC-1$/)).toBeVisible();
  const sent = (await api.changes()).map(([, body]) => body);
  expect(sent.at(-1)).toMatchObject({ journey_id: 'j1', place: 'lodging', place_id: 'p1', number: 'FC-1' });
  expect(reread).toHaveBeenCalled();
});
