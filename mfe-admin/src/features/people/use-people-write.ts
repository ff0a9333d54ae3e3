import { useState } from 'react';
import { useWrite, type Write } from '../../parts/use-write';
import type { PeopleIntent, PeopleOutcome } from './data/action';
import { PEOPLE_PATH } from './data/filters';

export interface PeopleWrite extends Write<PeopleIntent> {
  /** Why an act was not done; null once another is pressed. */
  failure: PeopleOutcome['failure'];
}

/** Does what was pressed to somebody's access, each in its turn; tells once it is done. */
export function usePeopleWrite(done: () => void = () => {}): PeopleWrite {
  const [failure, setFailure] = useState<PeopleOutcome['failure']>(null);
  const { send, pending } = useWrite<PeopleIntent, PeopleOutcome>({
    action: PEOPLE_PATH,
    settled: (outcome) => {
      if (outcome.failure === null) done();
      else setFailure(outcome.failure);
    },
  });
  return {
    send: (wish) => {
      setFailure(null);
      send(wish);
    },
    pending,
    failure,
  };
}
