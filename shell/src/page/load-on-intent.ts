import { loadHttp } from '@ayana/portal-kit';
import { idleLine } from '@ayana/shared-ui/line';
import { loadOverlays } from '../frame/toast-viewport';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Once the line is idle, or at the first sign that the visitor does more than read, fetches what sending a form needs: the API client
 * and the toast, with the tooltips. A failure is forgotten; the call itself tries again.
 */
export function loadOnIntent(document: Document): void {
  const load = (): void => {
    for (const sign of SIGNS) document.removeEventListener(sign, load, true);
    loadHttp().catch(() => {});
    loadOverlays().catch(() => {});
  };
  for (const sign of SIGNS) document.addEventListener(sign, load, { capture: true, passive: true });
  void idleLine().then(load);
}
