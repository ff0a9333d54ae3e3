import { keepValues, readKept, tabStorage } from './kept-values';
import type { FormValues } from './kept-values';

/** The attribute with the version of a form's fields in the server's HTML; the form's `id` is `form-<name>`. */
const VERSION = 'data-kept';
const ID = /^form-(.+)$/;

const alive = new Map<string, number>();

/** Registers a hydrated form, which stores its own answers. @returns a function that removes it */
export function registerLiveForm(name: string): () => void {
  alive.set(name, (alive.get(name) ?? 0) + 1);
  return () => alive.set(name, (alive.get(name) ?? 1) - 1);
}

/** The attributes of a form element, so that its answers can be stored before its code has loaded. */
export function keptFormProps(name: string, version: number): { id: string; 'data-kept': number } {
  return { id: `form-${name}`, [VERSION]: version };
}

/** The value of a control; empty for unchecked choices, buttons and passwords. */
function valueOf(control: Element): string {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'password' || control.dataset['secret'] !== undefined) return '';
    return ['radio', 'checkbox'].includes(control.type) && !control.checked ? '' : control.value;
  }
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control.value : '';
}

/** The values of a form's controls by name; empty ones are left out. */
export function typedInto(form: HTMLFormElement, which: (control: Element) => boolean = () => true): FormValues {
  const typed: FormValues = {};
  for (const control of [...form.elements].filter(which)) {
    const field = control.getAttribute('name') ?? '';
    const value = valueOf(control);
    if (field !== '' && value !== '') typed[field] = value;
  }
  return typed;
}

/**
 * Stores what was typed into the server's HTML when the page is left before the form's code has loaded, which takes
 * seconds on a slow connection.
 */
export function keepTypedForms(window: Window): void {
  window.addEventListener('pagehide', () => {
    for (const form of window.document.querySelectorAll<HTMLFormElement>(`form[${VERSION}]`)) {
      const name = ID.exec(form.id)?.[1];
      if (name === undefined || (alive.get(name) ?? 0) > 0) continue;
      const typed = typedInto(form, isTouched);
      if (Object.keys(typed).length === 0) continue;
      const version = Number(form.getAttribute(VERSION));
      const kept = readKept(tabStorage(), name, version, Date.now());
      keepValues(name, version, { ...kept?.values, ...typed });
    }
  });
}

/** Whether a control differs from the server's HTML. */
function isTouched(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some((option) => option.selected !== option.defaultSelected && option.value !== '')
  );
}
