import type { ProblemCode } from '@ayana/contracts/problems';
import { ApiProblem } from '../problems';
import { outcomeOfCall } from './outcome-of-call';

const outcomeOf = (status: number, code: ProblemCode) =>
  outcomeOfCall(Promise.reject(new ApiProblem({ status, code, detail: `detail of ${status}` })));

test('an answer is accepted', async () => {
  expect(await outcomeOfCall(Promise.resolve('AY-1'))).toEqual({ kind: 'accepted', answer: 'AY-1' });
});

test('a changed state says itself what happened; a used key and a taken time are told apart', async () => {
  expect(await outcomeOf(409, 'illegal_transition')).toEqual({ kind: 'failed', message: 'detail of 409' });
  expect(await outcomeOf(409, 'idempotency_key_reused')).toMatchObject({ kind: 'superseded' });
  expect(await outcomeOf(409, 'slot_taken')).toMatchObject({ kind: 'refused', fields: [{ field: 'slot_id' }] });
  // The fields ask for a reason: the same form is sent again with it.
  expect(await outcomeOf(409, 'needs_reason')).toMatchObject({ kind: 'refused', fields: [] });
  expect(await outcomeOf(412, 'stale_version')).toEqual({ kind: 'failed', message: 'detail of 412' });
  expect(await outcomeOf(0, 'network_error')).toEqual({ kind: 'unreachable' });
});
