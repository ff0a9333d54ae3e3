import type { ProblemCode } from '@ayana/contracts/problems';
import { ApiProblem } from '../problems';
import { retryBriefly } from './retry-briefly';

const problem = (status: number, code: ProblemCode): ApiProblem => new ApiProblem({ status, code, detail: '' });
const pauses: number[] = [];
const options = { pause: async (milliseconds: number) => void pauses.push(milliseconds), online: () => true };

beforeEach(() => pauses.splice(0));

it.each([problem(0, 'network_error'), problem(503, 'service_unavailable')])(
  'asks again when it may pass: %s',
  async (error) => {
    const ask = jest
      .fn(async () => 'answer')
      .mockRejectedValueOnce(error)
      .mockRejectedValueOnce(error);
    await expect(retryBriefly(ask, options)).resolves.toBe('answer');
    expect(pauses).toEqual([250, 750]);
  },
);

it('gives up within the time in which the server accepts the cookie twice', async () => {
  const ask = jest.fn(async () => Promise.reject(problem(0, 'network_error')));
  await expect(retryBriefly(ask, options)).rejects.toMatchObject({ code: 'network_error' });
  expect(ask).toHaveBeenCalledTimes(4);
  expect(pauses.reduce((sum, each) => sum + each, 0)).toBeLessThan(10_000);
});

it.each([problem(401, 'not_signed_in'), problem(429, 'too_many_requests'), problem(0, 'timeout'), new Error('a slip')])(
  'does not repeat %s',
  async (refusal) => {
    const ask = jest.fn<Promise<never>, []>().mockRejectedValue(refusal);
    await expect(retryBriefly(ask, options)).rejects.toBe(refusal);
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

it('does not try while the device is offline', async () => {
  const ask = jest.fn(async () => Promise.reject(problem(0, 'network_error')));
  await expect(retryBriefly(ask, { ...options, online: () => false })).rejects.toMatchObject({ code: 'network_error' });
  expect(ask).toHaveBeenCalledTimes(1);
});
