import { EARLY_TAP } from '@ayana/contracts/operation';
import { signedInHint } from '@ayana/portal-kit';

import { hasKeptChoice } from '../compare/kept-choice';

/** What a person does before they can meet anything below the first view. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
  // A screen reader or a browser's filling-in may begin with these.
  'click',
  'input',
  'change',
] as const;

/** Resolves at the next sign that someone does more than look at what is there. */
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

/** A browser tells of a pointer that lies still, too, when a page comes to stand under it. */
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
 * Whoever has begun already, comes back, reloads, or follows a link into the middle of the page is below its first view; who is signed
 * in, or has chosen what to compare, finds things of their own there.
 */
export function isUserActive(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  // Done before this code ran: the shell's recorder has it.
  if (performance.getEntriesByName(EARLY_TAP).length > 0) return true;
  const kind = arrival instanceof PerformanceNavigationTiming ? arrival.type : 'navigate';
  if (begun || signedInHint(document.cookie) !== undefined || hasKeptChoice()) return true;
  return kind !== 'navigate' || scrollY > 0 || location.hash !== '';
}
