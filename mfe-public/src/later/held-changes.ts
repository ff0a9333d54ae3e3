/** Remembers what was typed and chosen in a part whose code is on its way, and tells it once it is there. */
export interface HeldChanges {
  /** The part is alive: everything changed in it counts now, as if it had just been done. */
  release: () => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** @param inside says whether an element belongs to the part */
export function holdChanges(inside: (element: Element) => boolean): HeldChanges {
  const held = new Map<Control, () => void>();
  const remember = ({ target }: Event): void => {
    if (isControl(target) && inside(target)) held.set(target, doneAgain(target));
  };
  addEventListener('input', remember, true);
  addEventListener('change', remember, true);
  return {
    release: () => {
      removeEventListener('input', remember, true);
      removeEventListener('change', remember, true);
      for (const [control, tell] of held) if (control.isConnected) tell();
      held.clear();
    },
  };
}

/** React tells of a field only what differs from what it knows: so each is set back first, and then changed anew. */
function doneAgain(control: Control): () => void {
  if (isChoice(control)) {
    const { checked } = control;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { value } = control;
  if (control instanceof HTMLSelectElement)
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (control.type === 'file') return () => control.dispatchEvent(new Event('change', { bubbles: true }));
  return () => typeAgain(control, value);
}

function typeAgain(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = '';
  // Past the setter React put on the element itself: it shall find a value that is new to it.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  // An e-mail address has no selection to be put back.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
