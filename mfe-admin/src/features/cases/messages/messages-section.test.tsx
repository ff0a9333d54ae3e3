import { screen } from '@testing-library/react';
import { fill, openAddress, pageOf, sampleOf } from '../../../testing/open-address';

const AT = '/case-manager/cases/case?section=messages';
const THREAD = sampleOf('ThreadDto', {
  id: 'thread',
  journey_id: 'case',
  kind: 'patient',
  assignment: null,
  unread_count: 1,
  last_message: null,
  reads: [],
  answer_channel: null,
});
const MESSAGE = sampleOf('MessageDto', {
  id: 'message',
  thread_id: 'thread',
  author: null,
  channel: 'whatsapp',
  from_address: '+254712000000',
  is_confirmed: false,
  confirmation: null,
  sent_to: null,
  text: 'My report',
  documents: [],
  left_out: [{ file_name: 'scan.heic', reason: 'type' }],
});
const answersOf = (answer_channel: typeof THREAD.answer_channel) => ({
  'GET /cases/{journey_id}': sampleOf('CaseDto', { id: 'case', status: 'open' }),
  'GET /threads': { items: [{ ...THREAD, answer_channel }] },
  'GET /threads/{id}/messages': pageOf(MESSAGE),
  'POST /threads/{id}/messages': sampleOf('MessageDto', { id: 'new' }),
});
const known = { channel: 'whatsapp' as const, to: '+254712000000', is_known: true };

test('a message from outside says how it came, that nobody has confirmed it, and what was not kept', async () => {
  await openAddress(AT, answersOf(null));
  expect(await screen.findByText('By WhatsApp from +254712000000')).toBeInTheDocument();
  expect(screen.getByText('Not confirmed')).toBeInTheDocument();
  expect(screen.getByText(/scan\.heic was not kept.*PDF or a JPEG/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('staff confirm the sender of one message, with what they did; it then says who did it and when', async () => {
  const at = '2026-11-23T09:30:00.000Z';
  const confirmation = { by: { id: 'staff', name: 'Keya' }, at, how: 'Called the number on file' };
  const { press, confirm, sent } = await openAddress(AT, {
    ...answersOf(null),
    'POST /threads/{id}/messages/{message_id}/confirmation': { ...MESSAGE, is_confirmed: true, confirmation },
  });
  await press('Confirm the sender');
  await confirm('Confirm');
  expect(await screen.findByText('Please say how you made sure.')).toBeInTheDocument();
  await fill('What you did to make sure', 'Called the number on file');
  await confirm('Confirm');
  expect(await screen.findByText(/^Confirmed by Keya on .*23 .*: Called the number on file$/)).toBeInTheDocument();
  expect(screen.queryByText('Not confirmed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm the sender' })).toBeNull();
  expect((await sent('POST /threads/thread/messages/message/confirmation')).body).toEqual({
    how: 'Called the number on file',
  });
});

test.each([
  [known, true],
  [{ ...known, is_known: false }, false],
])('the composer says where the answer goes, %j, and sends what is chosen', async (channel, checked) => {
  const { press, sent } = await openAddress(AT, answersOf(channel));
  const choice = await screen.findByRole('checkbox', { name: /Also send my answer by WhatsApp to \+254712000000/ });
  expect((choice as HTMLInputElement).checked).toBe(checked);
  await fill('Your message', 'Thank you');
  await press('Send');
  expect((await sent('POST /threads/thread/messages')).body).toEqual({ text: 'Thank you', in_channel: checked });
  await press(/Also send/, 'checkbox');
  await fill('Your message', 'One more');
  await press('Send');
  expect((await sent('POST /threads/thread/messages')).body).toEqual({ text: 'One more', in_channel: !checked });
});
