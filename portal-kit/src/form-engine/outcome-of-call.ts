import { ApiProblem, outcomeOf, type SendOutcome } from '@ayana/portal-kit';

/** The outcome of a call that throws `ApiProblem`. */
export async function outcomeOfCall<Answer>(call: Promise<Answer>): Promise<SendOutcome<Answer>> {
  try {
    return { kind: 'accepted', answer: await call };
  } catch (error) {
    // A state that changed meanwhile is no second use of the key, and says itself what happened.
    if (error instanceof ApiProblem && error.status === 409 && !isForOutcome(error.code))
      return { kind: 'failed', message: error.message };
    return outcomeOf(error);
  }
}

/** The key was used before, or a field says it. */
const isForOutcome = (code: ApiProblem['code']): boolean =>
  code === 'idempotency_key_reused' ||
  code === 'slot_taken' ||
  code === 'needs_reason' ||
  code === 'needs_confirmation';
