import { BOOKING_INITIAL, bookingPayload, bookingProblems } from './booking-form';

const filled = {
  ...BOOKING_INITIAL,
  startsAt: '2026-11-24T04:30:00.000Z',
  slotId: '019a0000-0000-7000-8000-000000000000',
  holderKey: 'secret',
  firstName: ' Amina ',
  lastName: 'Otieno',
  email: 'amina@mail.example',
};
const fields = (changes: Partial<typeof filled>) =>
  bookingProblems({ ...filled, ...changes }).map(({ field }) => field);

test('the time is required first, and a time without a hold is not sent', () => {
  expect(fields({})).toEqual([]);
  expect(bookingProblems(BOOKING_INITIAL).map(({ field }) => field)).toEqual([
    'startsAt',
    'firstName',
    'lastName',
    'email',
  ]);
  expect(fields({ slotId: '' })).toEqual(['startsAt']);
});

test('a call needs a number, a video does not', () => {
  expect(fields({ kind: 'phone' })).toEqual(['phone']);
  expect(fields({ kind: 'phone', phone: '+254 712 000000' })).toEqual([]);
  expect(fields({ phone: '0' })).toEqual(['phone']);
});

test('the held time is sent, its key is not', () => {
  expect(bookingPayload(filled, 'Africa/Nairobi')).toEqual({
    slot_id: filled.slotId,
    patient_name: 'Amina Otieno',
    email: 'amina@mail.example',
    time_zone: 'Africa/Nairobi',
  });
});
