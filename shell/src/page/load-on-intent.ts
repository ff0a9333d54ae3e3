import { loadHttp } from '@ayana/portal-kit';
import { loadToast } from '../frame/toast-viewport';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * At the first sign that somebody is about to do more than read, fetches what sending a form needs: the API client and the
 * toast. A failure is forgotten; the call itself tries again.
 */
export function loadOnIntent(document: Document): void {
  const load = (): void => {
    for (const sign of SIGNS) document.removeEventListener(sign, load, true);
    loadHttp().catch(() => {});
    loadToast().catch(() => {});
  };
  for (const sign of SIGNS) document.addEventListener(sign, load, { capture: true, passive: true });
}
