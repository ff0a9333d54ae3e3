import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAddress, sampleOf } from '../../testing/open-address';
import { EMPTY, enquiryErrors, enquiryOf, knownBy } from './enquiry-values';

const known = sampleOf('CaseMatchDto', {
  case_id: 'c1',
  journey_id: null,
  case_number: 'AY-7K2Q4',
  name: 'Claire Mbarga',
  source: 'phone',
  treatment: null,
  inbox_item_id: 'i1',
  treatment_request_id: null,
  created_at: '2026-11-20T10:00:00Z',
});

test('as one types the number of a caller, cases that may be theirs appear, and lead to them', async () => {
  await openAddress('/admin/inbox/new', { 'GET /cases': { items: [known] } });
  await userEvent.type(await screen.findByLabelText(/Telephone number/), '+237699001122');
  const card = within(await screen.findByRole('region', { name: 'Known already?' }));
  expect(await card.findByText('This may be the same person.')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /Claire Mbarga/ })).toHaveAttribute('href', '/admin/inbox?request=i1');
  expect(card.getByText(/AY-7K2Q4 · Telephone call/)).toBeInTheDocument();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { count } = await openAddress('/admin/inbox/new', { 'GET /cases': { items: [] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the enquiry' }));
  for (const missing of ['Enter the name.', 'Enter what they said.', 'Enter the number they called or wrote from.'])
    expect(screen.getByText(missing)).toBeInTheDocument();
  expect(count('POST /enquiries')).toBe(0);
});

const call = { ...EMPTY, name: 'Claire Mbarga', text: 'Her knee', phone: '+237 699 001 122' };
test.each([
  [call, {}],
  [{ ...call, channel: 'email' as const }, { email: 'Enter the email address they wrote from.' }],
  [{ ...call, notify: true }, { email: 'Enter an email address to send the confirmation to.' }],
  [{ ...call, channel: 'walk_in' as const, phone: '' }, {}],
])('%j is refused with %j', (values, errors) => expect(enquiryErrors(values)).toEqual(errors));

test('what was left empty is not sent', () => {
  expect(enquiryOf(call)).toEqual({
    channel: 'phone',
    name: 'Claire Mbarga',
    phone: '+237 699 001 122',
    text: 'Her knee',
    notify: false,
    consent_noted: false,
  });
});

test('a known person is looked for by what says who it is', () => {
  expect(knownBy({ name: 'Cl', phone: '+237', email: 'claire@' })).toEqual([]);
  expect(knownBy({ name: 'Claire', phone: '+237 699 001', email: 'claire@people.example' })).toEqual([
    '+237 699 001',
    'claire@people.example',
    'Claire',
  ]);
});
