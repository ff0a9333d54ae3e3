import { openPart, portalApi, receive, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@ayana/case-kit/visa-period';
import './visa-dialog';
import VisaSection from './visa-section';

const api = portalApi('partner/travel_visa');
type Visa = Parameters<typeof sampleOf<'VisaApplicationDto'>>[1];
const visa = (over: Visa = {}) => sampleOf('VisaApplicationDto', { assignment_id: 'w1', journey_id: 'j1', ...over });
const appointment = { ...sampleOf('VisaAppointmentDto'), place: 'Kitengela Road', zone: 'Africa/Nairobi' };
const papers = sampleOf('CaseSummaryDto', {
  documents: [sampleOf('CaseDocumentDto', { kind: 'passport', status: 'checked' })],
});
const PERIODS = { journey_id: 'j1', valid_until: null, items: [], may_add: false };
const open = (over: Visa, work = {}) => {
  api.answer({ 'GET /visa-applications': { items: [visa(over)] }, 'GET /visa-periods': PERIODS });
  const of = sampleOf('AssignmentDetailDto', {
    id: 'w1',
    journey_id: 'j1',
    kind: 'visa_support',
    status: 'accepted',
    may_write: true,
  });
  return openPart(<VisaSection work={{ ...of, ...work }} reread={jest.fn()} />);
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const steps = () => screen.findByRole('list', { name: 'Steps to the visa' });

test.each<[Visa, RegExp, string[]]>([
  [{ status: 'collecting' }, /Passport: thereVisa letter of the hospital: not there yet/, ['Enter the application']],
  [{ status: 'applied', reference: 'IND-1', applied_on: '2026-11-20' }, /Reference IND-1/, ['Enter an appointment']],
  [{ status: 'appointment', appointment }, /Kitengela Road/, ['Visa granted', 'Visa refused']],
  [{ status: 'refused', refused_reason: 'No statement.' }, /No statement\./, ['Enter the application']],
  [{ status: 'granted', visa_number: 'VJ1' }, /Visa number VJ1/, []],
])('of an application that is %o it says what is known, and offers what comes next', async (over, text, buttons) => {
  await open(over, { facts: papers });
  expect(await steps()).toHaveTextContent(text);
  for (const name of buttons) expect(screen.getByRole('button', { name })).toBeVisible();
});

test('nothing is read or entered before the work is accepted', async () => {
  await open({ status: 'applied' }, { status: 'offered' });
  expect(await screen.findByText('Accept the work first; then you can enter each step.')).toBeVisible();
  expect(api.calls().filter(({ url }) => url.includes('/visa-applications'))).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is missing is named; a step is sent once with the version that was read, and what follows is read', async () => {
  api.answer({ 'POST /visa-applications/w1/steps': visa(), 'PATCH /visa-applications/w1': visa() });
  await open({ version: 4 });
  await press('Enter the application');
  const dialog = await screen.findByRole('dialog', { name: 'The application was sent' });
  await press('Save', dialog);
  expect(await within(dialog).findByText('Please enter the reference.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Reference/), { target: { value: 'IND-2' } });
  api.answer({
    'GET /visa-applications': { items: [visa({ status: 'applied', reference: 'IND-2', applied_on: '2026-11-20' })] },
  });
  await press('Save', dialog);
  await waitFor(async () => expect(await steps()).toHaveTextContent('Reference IND-2'));
  const [[, body] = [], ...more] = await api.changes();
  expect([body, more]).toEqual([expect.objectContaining({ step: 'apply', reference: 'IND-2' }), []]);
  expect(
    api
      .calls()
      .find(({ method }) => method !== 'GET')
      ?.headers.get('if-match'),
  ).toBe('"4"');
});

test('a passport that the patient sends is read at once', async () => {
  await open({});
  expect(await steps()).toHaveTextContent('Passport: not there yet');
  api.answer({ 'GET /visa-applications': { items: [visa({ status: 'granted', visa_number: 'VJ2' })] } });
  await receive('documents.updated', { id: 'd1', journey_id: 'j1' });
  await waitFor(async () => expect(await steps()).toHaveTextContent('Visa number VJ2'));
});
