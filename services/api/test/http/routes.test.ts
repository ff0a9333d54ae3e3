import { randomUUID } from 'node:crypto';
import type { Problem } from '@ayana/contracts/problems';
import { consultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a route with @Creates refuses input before it looks for the key in a transaction', async () => {
  const send = (body: object) =>
    api.call<Problem>('POST', '/functions/consultation-form', { body, headers: { 'idempotency-key': key } });
  const key = randomUUID();
  const form = consultationForm({ email: 'refused-first@example.com' });
  expect((await send(form)).status).toBe(201);
  const { status, body } = await send({ ...form, email: 'wrong' });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['email']]);
});
