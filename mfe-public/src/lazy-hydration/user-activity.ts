import { EARLY_TAP } from '@ayana/contracts/operation';
import { signedInHint } from '@ayana/portal-kit';

import { hasKeptChoice } from '../compare/kept-choice';

/** Events of an active user. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
  // A screen reader or autofill may start with these.
  'click',
  'input',
  'change',
] as const;

/** Resolves at the next activity of the user. */
export function nextUserActivity(): Promise<void> {
  return new Promise((resolve) => {
    const seen = (event: Event): void => {
      if (isResting(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  });
}

/** Browsers also send an event for a resting pointer when a page appears under it. */
const isResting = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  event.isTrusted &&
  event.movementX === 0 &&
  event.movementY === 0;

let begun = false;
const begin = (): void => {
  begun = true;
};
if (typeof document !== 'undefined') void nextUserActivity().then(begin);

/**
 * Whether to hydrate at once: the user was already active, came back, reloaded, followed a link into the page, is signed
 * in, or has chosen items to compare.
 */
export function isUserActive(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  // The shell's recorder has a click from before this code ran.
  if (performance.getEntriesByName(EARLY_TAP).length > 0) return true;
  const kind = arrival instanceof PerformanceNavigationTiming ? arrival.type : 'navigate';
  if (begun || signedInHint(document.cookie) !== undefined || hasKeptChoice()) return true;
  return kind !== 'navigate' || scrollY > 0 || location.hash !== '';
}
