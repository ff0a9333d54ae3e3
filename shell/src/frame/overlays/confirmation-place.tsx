import { useConfirmations } from '@ayana/portal-kit';
import { connectionIdle } from '@ayana/shared-ui/connection';
import { useEffect } from 'react';
import { useLoaded } from '../../prefetch/use-loaded';

const load = (): Promise<typeof import('./confirmations')> =>
  import(/* webpackChunkName: "confirmations" */ './confirmations');

/**
 * The question that waits, above the form that asked.
 * @param ahead loads it before anything is asked: a driver is also asked without a connection
 */
export function ConfirmationPlace({ ahead = false }: { ahead?: boolean }) {
  useEffect(() => {
    // After a failure, the question itself loads it.
    if (ahead)
      connectionIdle()
        .then(load)
        .catch(() => undefined);
  }, [ahead]);
  const asked = useConfirmations(({ waiting }) => waiting[0]);
  const part = useLoaded(asked !== undefined, load);
  return part === undefined || asked === undefined ? null : <part.ConfirmationDialog {...asked} />;
}
