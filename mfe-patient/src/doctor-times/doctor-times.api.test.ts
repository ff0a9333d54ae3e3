import { api } from '@ayana/portal-kit';

import { whileHeld } from './doctor-times.api';

const sent: string[] = [];
jest.mock('@ayana/portal-kit', () => ({
  api: { POST: jest.fn(), DELETE: jest.fn() },
  dataOf: async (answer: Promise<{ data: unknown }>) => (await answer).data,
}));

beforeEach(() => {
  sent.length = 0;
  Object.assign(api, {
    POST: async () => {
      sent.push('held');
      return { data: { slot_id: 'slot-1' } };
    },
    DELETE: async (_path: string, { params, body }: { params: { path: object }; body: object }) => {
      sent.push(`free again: ${JSON.stringify({ ...params.path, ...body })}`);
      return {};
    },
  });
});

const WANTED = { starts_at: '2026-11-28T06:00:00.000Z', kind: 'video' } as const;

test('a time is held while it is booked, and stays with the booking', async () => {
  const booked = await whileHeld('doctor-1', WANTED, 'key-1', async (slot) => `booked ${slot}`);
  expect([booked, sent]).toEqual(['booked slot-1', ['held']]);
});

test('a time whose booking is refused is free again at once', async () => {
  const refused = whileHeld('doctor-1', WANTED, 'key-1', () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect(sent).toEqual(['held', 'free again: {"id":"doctor-1","slot_id":"slot-1","holder_key":"key-1"}']);
});
