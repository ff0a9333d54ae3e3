import { useConfirmations } from '@ayana/portal-kit';
import { useLoaded } from '../../prefetch/use-loaded';

const load = (): Promise<typeof import('./confirmations')> =>
  import(/* webpackChunkName: "confirmations" */ './confirmations');

/** The question that waits, above the form that asked. */
export function ConfirmationPlace() {
  const asked = useConfirmations(({ waiting }) => waiting[0]);
  const part = useLoaded(asked !== undefined, load);
  return part === undefined || asked === undefined ? null : <part.ConfirmationDialog {...asked} />;
}
