import { ApiProblem } from '../problems';
import { readPart } from './read-part';

const refused = (status: number): ApiProblem =>
  new ApiProblem({ status, code: 'service_unavailable', detail: 'No.', request_id: 'r-1' });

test('a refusal fails that part only', async () => {
  await expect(readPart(Promise.reject(refused(503)))).resolves.toEqual({
    value: null,
    failure: { message: 'No.', code: 'service_unavailable', reference: 'r-1' },
  });
  await expect(readPart(Promise.resolve(3))).resolves.toEqual({ value: 3, failure: null });
});

test('an expired session and unexpected errors fail the whole page', async () => {
  await expect(readPart(Promise.reject(refused(401)))).rejects.toMatchObject({ status: 401 });
  await expect(readPart(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
