import { useToasts } from '@ayana/portal-kit';
import { useLoaded } from '../page/use-loaded';

/** Fetches the toast's code ahead, when somebody begins to do something that may end in one. */
export const loadToast = (): Promise<typeof import('./timed-toast')> =>
  import(/* webpackChunkName: "toast" */ './timed-toast');

/** One toast at a time (spec sections 4 and 8). */
export function ToastViewport() {
  const current = useToasts((state) => state.current);
  const part = useLoaded(current !== null, loadToast);
  return current === null || part === undefined ? null : <part.TimedToast key={current.id} data={current} />;
}
