export interface RecorderOptions {
  /** Selector of the elements whose code loads separately. */
  parts: string;
  /** Names of the events for a part that has hydrated, or failed to load. */
  live: string;
  failed: string;
  /** Name of the performance mark set when something is recorded. */
  mark: string;
  /** Name of a form's field with its key, by which a form that is sent twice counts once. */
  key: string;
  /** Milliseconds after which a link or a form is given back to the browser. */
  patience: number;
}

/**
 * Runs in the document's head before the first paint: clicks, submits, typing and choices before the code of their
 * part has loaded are shown as pressed at once, recorded, and replayed once, in order, when it has. Links that only
 * navigate, `details`, and search forms work without code and are ignored.
 *
 * The server writes this function into the page unchanged: it must not use anything outside of itself.
 */
export function recordTaps({ parts, live, failed, mark, key, patience }: RecorderOptions): void {
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
  /** Without code, links and forms still work; buttons do not. */
  const giveUp = (element: HTMLElement): boolean => {
    if (!kept.get(element)?.shown) return false;
    take(element);
    if (element instanceof HTMLAnchorElement) location.assign(element.href);
    else if (element instanceof HTMLFormElement) {
      const field = element.elements.namedItem(key);
      // Only on a secure origin; elsewhere the server makes the key.
      if (field instanceof HTMLInputElement && !field.value && isSecureContext) field.value = crypto.randomUUID();
      element.submit();
    } else return true;
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
  /** React ignores a change to the value it already has: so each field is reset first, and then changed again. */
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
      // Bypasses the setter that React puts on the element.
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
      // The form's submit is replayed next.
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
      // React hydrates a boundary on a click, but not on a submit without a click.
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
