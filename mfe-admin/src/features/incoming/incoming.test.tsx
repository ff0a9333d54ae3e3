import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const AT = '/admin/inbox/not-placed';
const MESSAGE = sampleOf('IncomingMessageDto', {
  id: 'one',
  channel: 'email',
  status: 'not_placed',
  reason: 'unknown_address',
  from_address: 'claire@people.example',
  from_name: 'Claire Mbarga',
  subject: 'My angiogram',
  text: 'Please look at it.',
  files: [{ id: 'file', file_name: 'angiogram.pdf', media_type: 'application/pdf', size: 20 }],
  left_out: [{ file_name: 'virus.exe', reason: 'type' }],
  case_id: null,
  case_number: null,
  suggested_cases: [{ case_id: 'case', case_number: 'AY-7K2Q4', name: 'Claire Mbarga' }],
  handled_by: null,
  handled_at: null,
  version: 3,
});
const ONE = { 'GET /incoming-messages/{id}': MESSAGE };

test('the list says who calls themselves what, and why it is here', async () => {
  await openAddress(AT, { 'GET /incoming-messages': pageOf(MESSAGE) });
  expect(await screen.findByText('By email from claire@people.example')).toBeInTheDocument();
  expect(screen.getByText('It was sent to no case we know')).toBeInTheDocument();
});

test('it is put into a suggested case at once, and into another by its number', async () => {
  const { press, sent, confirm } = await openAddress(`${AT}/one`, ONE);
  expect(await screen.findByText('Not confirmed')).toBeInTheDocument();
  expect(screen.getByText(/virus\.exe was not kept/)).toBeInTheDocument();
  await press(/Put into AY-7K2Q4/);
  const placed = await sent('POST /incoming-messages/one/place');
  expect(placed.body).toEqual({ case_number: 'AY-7K2Q4' });
  await press('Put into a case');
  await screen.findByRole('dialog');
  await confirm('Put it there');
  expect(await screen.findByText('Please enter the number of the case.')).toBeInTheDocument();
  await fill('Case number', 'ay 22222');
  await confirm('Put it there');
  expect((await sent('POST /incoming-messages/one/place')).body).toEqual({ case_number: 'ay 22222' });
});

test('that it belongs to no case is asked once more, and a refusal is said there', async () => {
  const { press, confirm, count } = await openAddress(`${AT}/one`, {
    ...ONE,
    'POST /incoming-messages/{id}/dismiss': refusal(412, 'stale_version'),
  });
  await press('Belongs to no case');
  await screen.findByRole('dialog');
  await confirm('It belongs to no case');
  await waitFor(() => expect(count('POST /incoming-messages/one/dismiss')).toBe(1));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
