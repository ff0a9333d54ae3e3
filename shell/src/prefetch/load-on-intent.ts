import { loadHttp } from '@ayana/portal-kit';
import { connectionIdle } from '@ayana/shared-ui/connection';
import { loadOverlays } from '../frame/overlays/toast-viewport';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * When the connection is idle, or with the first interaction, loads what sending a form needs: the API client,
 * toasts and tooltips. After a failure the call itself tries again.
 */
export function loadOnIntent(document: Document): void {
  const load = (): void => {
    for (const sign of SIGNS) document.removeEventListener(sign, load, true);
    loadHttp().catch(() => {});
    loadOverlays().catch(() => {});
  };
  for (const sign of SIGNS) document.addEventListener(sign, load, { capture: true, passive: true });
  void connectionIdle().then(load);
}
