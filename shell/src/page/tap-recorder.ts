export interface RecorderOptions {
  /** Selector of the elements whose code comes for itself. */
  parts: string;
  /** Names of the events that say that a part's code is there, or did not come. */
  live: string;
  failed: string;
  /** Name of the performance mark that says that something is kept. */
  mark: string;
  /** Milliseconds after which a link or a form is the browser's own again. */
  patience: number;
}

/**
 * Runs in the document's head before anything is painted: what is pressed, sent, typed or chosen before the code of its
 * part is there is shown as pressed at once, kept, and done once, in order, when the code is there. Links that only lead
 * somewhere, folds, and forms that search work without code and are left alone.
 *
 * The server writes this function into the page as it is: it must not use anything outside of itself.
 */
export function recordTaps({ parts, live, failed, mark, patience }: RecorderOptions): void {
  const alive = new WeakSet<Element>();
  const kept = new Map<HTMLElement, { redo: () => void; shown?: Animation }>();
  const partOf = (element: Element): Element | null => element.closest(parts);
  const waits = (element: Element | null): element is HTMLElement => {
    const part = element && partOf(element);
    return Boolean(part) && !alive.has(part as Element);
  };
  const take = (element: HTMLElement): (() => void) => {
    const { redo, shown } = kept.get(element) ?? {};
    kept.delete(element);
    shown?.cancel();
    return redo ?? (() => undefined);
  };
  /** Without its code, a link and a form still work; a button does not. */
  const giveUp = (element: HTMLElement): boolean => {
    if (!kept.get(element)?.shown) return false;
    take(element);
    if (element instanceof HTMLAnchorElement) location.assign(element.href);
    else if (element instanceof HTMLFormElement) element.submit();
    else return true;
    return false;
  };
  const keep = (element: HTMLElement, redo: () => void, event?: Event): void => {
    const shown = kept.get(element)?.shown;
    kept.delete(element);
    performance.mark(mark);
    if (!event) {
      kept.set(element, { redo });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const seen = event instanceof SubmitEvent ? (event.submitter ?? element) : element;
    kept.set(element, { redo, shown: shown ?? seen.animate({ opacity: 0.55 }, { duration: 1, fill: 'forwards' }) });
    if (!(element instanceof HTMLButtonElement)) setTimeout(() => giveUp(element), patience);
  };
  /** React hears of a field only what differs from what it knows: so each is set back first, and then changed again. */
  const again = (control: HTMLInputElement): (() => void) => {
    const { checked, value, type, selectionStart, selectionEnd } = control;
    if (type === 'checkbox' || type === 'radio')
      return () => {
        control.checked = !checked;
        control.click();
      };
    const isText = control.tagName !== 'SELECT' && type !== 'file';
    return () => {
      if (isText) control.value = '';
      // Past the setter React put on the element itself.
      if (type !== 'file') Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
      if (isText && typeof selectionStart === 'number') control.setSelectionRange(selectionStart, selectionEnd);
      control.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
    };
  };

  addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>('button,a[aria-haspopup],a[data-acts]');
      if (!waits(element) || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      // Its form is sent next.
      if (element instanceof HTMLButtonElement && element.type === 'submit' && element.form) return;
      keep(element, () => element.click(), event);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!waits(form) || form.method !== 'post') return;
      // React brings a boundary inside of the part to life at a click, but not at a submit that no click came before.
      const { submitter } = event;
      keep(form, () => (submitter ? submitter.click() : form.requestSubmit()), event);
    },
    true,
  );
  for (const type of ['input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        const control = target as HTMLInputElement;
        if (control.matches('input,select,textarea') && waits(control)) keep(control, again(control));
      },
      true,
    );
  addEventListener(live, ({ target }) => {
    alive.add(target as Element);
    for (const element of kept.keys()) if (!waits(element)) take(element)();
  });
  addEventListener(failed, (event) => {
    for (const element of kept.keys()) if (partOf(element) === event.target && giveUp(element)) event.preventDefault();
  });
}
