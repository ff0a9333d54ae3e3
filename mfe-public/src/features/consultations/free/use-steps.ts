import { useEffect, useState } from 'react';

import { focusControl } from '../../../forms/use-page-form';
import type { Step } from './free-consultation-steps';

export interface Steps {
  /** The visible step. `unread` before hydration, `all` where the server has answered the whole form. */
  shown: Step | 'unread' | 'all';
  /** Shows a step and focuses an element in it. */
  show: (step: Step, focus: string) => void;
  /** Back to the first step after sending, without moving the focus. */
  restart: () => void;
  /** Opens the first step to answer, once: call it when the draft is restored. */
  begin: (step: Step) => void;
}

/**
 * Which step of a form is visible. Both are always in the page, so that nothing typed is lost and the form works without scripts.
 * @param whole whether the server has answered the whole form
 */
export function useSteps(whole: boolean): Steps {
  const [begun, setBegun] = useState(false);
  const [at, setAt] = useState<{ step: Step; focus: string | null }>({ step: 1, focus: null });
  useEffect(() => {
    if (at.focus !== null) focusControl(at.focus);
  }, [at]);
  return {
    shown: whole ? 'all' : begun ? at.step : 'unread',
    show: (step, focus) => setAt({ step, focus }),
    restart: () => setAt({ step: 1, focus: null }),
    begin: (step) => {
      if (begun) return;
      setBegun(true);
      setAt({ step, focus: null });
    },
  };
}
