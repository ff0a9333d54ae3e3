import { useToasts } from '@ayana/portal-kit';
import { useLoaded } from '../../prefetch/use-loaded';

/** Preloads the code of toasts and tooltips, when the user begins something that may end in one. */
export const loadOverlays = (): Promise<typeof import('./overlays')> =>
  import(/* webpackChunkName: "toast" */ './overlays');

/** One toast at a time (spec sections 4 and 8), and the secondary ones. */
export function ToastViewport() {
  const shown = useToasts(({ current, secondary }) => current ?? secondary[0]);
  const part = useLoaded(shown !== undefined, loadOverlays);
  return part === undefined ? null : <part.Toasts />;
}
