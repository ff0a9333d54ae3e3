import { useEffect, useState } from 'react';

import { focusControl } from '../../../forms/use-website-form';
import type { Step } from './free-consultation-steps';

export interface Steps {
  /** The visible step. `unread` before hydration, `all` where the server has answered the whole form. */
  shown: Step | 'unread' | 'all';
  /** Shows a step and focuses an element in it. */
  show: (step: Step, focus: string) => void;
  /** Back to the first step after sending, without moving the focus. */
  restart: () => void;
}

/**
 * Which step of a form is visible. Both are always in the page, so that nothing typed is lost and the form works without scripts.
 * @param start the first step, once the draft is restored
 */
export function useSteps({ ready, whole, start }: { ready: boolean; whole: boolean; start: Step }): Steps {
  const [begun, setBegun] = useState(false);
  const [at, setAt] = useState<{ step: Step; focus: string | null }>({ step: 1, focus: null });
  if (ready && !begun) {
    setBegun(true);
    setAt({ step: start, focus: null });
  }
  useEffect(() => {
    if (at.focus !== null) focusControl(at.focus);
  }, [at]);
  return {
    shown: whole ? 'all' : begun ? at.step : 'unread',
    show: (step, focus) => setAt({ step, focus }),
    restart: () => setAt({ step: 1, focus: null }),
  };
}
