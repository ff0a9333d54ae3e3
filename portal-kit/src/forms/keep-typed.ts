import type { FormValues, KeptEnvelope } from './kept-values';

/** The attribute with the version of a form's fields in the server's HTML; the form's `id` is `form-<name>`. */
const VERSION = 'data-kept';
/** The attribute of the document with the names of the hydrated forms. */
const LIVE = 'data-live-forms';

const alive = new Map<string, number>();

/** Registers a hydrated form, which stores its own answers. @returns a function that removes it */
export function registerLiveForm(name: string): () => void {
  const count = (change: number): void => {
    alive.set(name, (alive.get(name) ?? 0) + change);
    const names = [...alive].filter(([, forms]) => forms > 0).map(([each]) => each);
    document.documentElement.setAttribute(LIVE, names.join(' '));
  };
  count(1);
  return () => count(-1);
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
export function typedInto(form: HTMLFormElement): FormValues {
  const typed: FormValues = {};
  for (const control of form.elements) {
    const field = control.getAttribute('name') ?? '';
    const value = valueOf(control);
    if (field !== '' && value !== '') typed[field] = value;
  }
  return typed;
}

/**
 * Stores what was typed into the server's HTML when the page is left before the form's code runs: the code is fetched once the
 * page is painted, and takes seconds on a slow connection.
 *
 * The server writes this function into the document's head as it is: it must not use anything outside of itself. What it has in common with the
 * forms' code is repeated here, and its test reads what it stores as they do.
 */
export function keepTypedForms(window: Window): void {
  const version = 'data-kept';
  const live = 'data-live-forms';
  const prefix = 'ayana.form.';
  const keptFor = 86_400_000;
  const { document, sessionStorage } = window;
  /** What the visitor made of a control; empty where it is as the server has it, and for a button or a secret. */
  const typedIn = (control: HTMLElement): string => {
    const { type, value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
    if (type === 'password' || 'secret' in control.dataset) return '';
    if (type === 'radio' || type === 'checkbox') return checked && !defaultChecked ? value : '';
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected && option.value)
        ? value
        : '';
    return defaultValue === undefined || value === defaultValue ? '' : value;
  };
  window.addEventListener('pagehide', () => {
    const names = (document.documentElement.getAttribute(live) ?? '').split(' ');
    for (const form of document.querySelectorAll<HTMLFormElement>(`form[${version}]`)) {
      const name = form.id.slice('form-'.length);
      const typed: Record<string, string> = {};
      for (const control of form.elements) {
        const field = control.getAttribute('name');
        const value = typedIn(control as HTMLElement);
        if (field && value) typed[field] = value;
      }
      if (names.includes(name) || Object.keys(typed).length === 0) continue;
      try {
        const number = Number(form.getAttribute(version));
        const kept = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') as Partial<KeptEnvelope>;
        const before = kept.version === number ? kept : {};
        const values = { ...before.values, ...typed };
        // The form makes its key itself where there is none.
        const key = before.idempotency_key ?? '';
        const envelope = { version: number, expires_at: Date.now() + keptFor, idempotency_key: key, values };
        sessionStorage.setItem(prefix + name, JSON.stringify(envelope));
      } catch {
        // Storage that is blocked or full: the answers last as long as the page.
      }
    }
  });
}
