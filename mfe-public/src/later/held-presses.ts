const CONTROLS = 'a[href], button, input[type="submit"]';

/** What the browser does itself, code or no code: another site, a telephone, a new tab. */
const leavesThePage = (control: HTMLElement): boolean =>
  control instanceof HTMLAnchorElement && (control.origin !== location.origin || control.target === '_blank');

/**
 * Keeps presses on what belongs to a part whose code is on its way, instead of letting buttons do nothing, forms be sent and
 * links be followed the browser's way.
 */
export interface HeldPresses {
  /** The part is alive: presses are its own again, and the last one held counts now. */
  release: () => void;
  /** The part did not come: presses are the browser's again. Answers what was pressed last. */
  drop: () => HTMLElement | null;
}

/** @param inside says whether an element belongs to the part */
export function holdPresses(inside: (element: Element) => boolean): HeldPresses {
  let held: HTMLElement | null = null;

  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (control === null || !inside(control) || leavesThePage(control) || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    hold(event, control);
  };
  const onSubmit = (event: SubmitEvent): void => {
    if (!(event.target instanceof Element) || !inside(event.target)) return;
    hold(event, event.submitter ?? event.target.querySelector<HTMLElement>('[type="submit"]'));
  };
  const hold = (event: Event, control: HTMLElement | null): void => {
    event.preventDefault();
    event.stopPropagation();
    held = control;
  };
  const stop = (): HTMLElement | null => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    const last = held;
    held = null;
    return last;
  };

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  return { release: () => stop()?.click(), drop: stop };
}
