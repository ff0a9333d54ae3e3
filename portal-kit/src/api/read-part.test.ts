import { ApiProblem } from '../problems';
import { readPart } from './read-part';

const refused = (status: number): ApiProblem =>
  new ApiProblem({ status, code: 'service_unavailable', detail: 'No.', request_id: 'r-1' });

test('a refusal is the part’s own failure', async () => {
  await expect(readPart(Promise.reject(refused(503)))).resolves.toEqual({
    value: null,
    failure: { message: 'No.', reference: 'r-1' },
  });
  await expect(readPart(Promise.resolve(3))).resolves.toEqual({ value: 3, failure: null });
});

test('a session that is over, and what nobody foresaw, are the whole page’s', async () => {
  await expect(readPart(Promise.reject(refused(401)))).rejects.toMatchObject({ status: 401 });
  await expect(readPart(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});
