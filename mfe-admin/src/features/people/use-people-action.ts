import { useState } from 'react';
import { useAction, type ActionSender } from '../../hooks/use-action';
import type { PeopleIntent, PeopleOutcome } from './data/action';
import { PEOPLE_PATH } from './data/filters';

export interface PeopleActions extends ActionSender<PeopleIntent> {
  /** Why the last command failed; null once another is sent. */
  failure: PeopleOutcome['failure'];
}

/** Sends commands for a person's access, one after another; calls `done` after a success. */
export function usePeopleAction(done: () => void = () => {}): PeopleActions {
  const [failure, setFailure] = useState<PeopleOutcome['failure']>(null);
  const { send, pending } = useAction<PeopleIntent, PeopleOutcome>({
    action: PEOPLE_PATH,
    settled: (outcome) => {
      if (outcome.failure === null) done();
      else setFailure(outcome.failure);
    },
  });
  return {
    send: (command) => {
      setFailure(null);
      send(command);
    },
    pending,
    failure,
  };
}
