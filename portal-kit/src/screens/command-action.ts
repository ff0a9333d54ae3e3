import { ApiProblem, type PartFailure, takersOf } from '@ayana/portal-kit';
import type { FieldError, ProblemCode } from '@ayana/contracts/problems';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Why a command was refused. */
export interface CommandFailure extends PartFailure {
  code: ProblemCode;
  fields: readonly FieldError[];
}

/** What a command gave, or why it was refused. */
export type Outcome<Answer> = { value: Answer; failure: null } | { value: null; failure: CommandFailure };

/**
 * A page's action: performs the commands that `useAction` sends. A refusal becomes the outcome; an expired session is
 * thrown, because then nothing of the page may be shown.
 */
export function commandAction<Perform extends (command: never) => Promise<unknown>>(
  perform: Perform,
): (args: Pick<ActionFunctionArgs, 'request'>) => Promise<Outcome<Awaited<ReturnType<Perform>>>> {
  return async ({ request }) => {
    try {
      const command = (await request.json()) as Parameters<Perform>[0];
      return { value: (await perform(command)) as Awaited<ReturnType<Perform>>, failure: null };
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status === 401) throw error;
      return { value: null, failure: failureOf(error) };
    }
  };
}

const failureOf = (problem: ApiProblem): CommandFailure => ({
  // A refused field says more than the problem as a whole.
  message: problem.errors[0]?.message ?? problem.message,
  reference: problem.requestId,
  code: problem.code,
  fields: problem.errors,
  takenBy: takersOf(problem),
});
