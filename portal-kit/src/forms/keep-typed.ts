import { newIdempotencyKey } from './idempotency-key';
import { KEPT_FOR_MS, readKept, tabStorage, writeKept } from './kept-values';
import type { FormValues } from './kept-values';

/** Carries the version of a form's fields in the server's HTML; its `id` is `form-<name>`. */
const VERSION = 'data-kept';
const ID = /^form-(.+)$/;

const alive = new Map<string, number>();

/** A form that keeps its own answers from now on. @returns a function that says it does no longer */
export function keepsItself(name: string): () => void {
  alive.set(name, (alive.get(name) ?? 0) + 1);
  return () => alive.set(name, (alive.get(name) ?? 1) - 1);
}

/** What a kept form's element says of itself, so that it can be kept before its code has come. */
export function keptFormProps(name: string, version: number): { id: string; 'data-kept': number } {
  return { id: `form-${name}`, [VERSION]: version };
}

/** The value of a control that carries one: an unchecked choice or a button does not, and a password is kept nowhere. */
function valueOf(control: Element): string {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'password' || control.dataset['secret'] !== undefined) return '';
    return ['radio', 'checkbox'].includes(control.type) && !control.checked ? '' : control.value;
  }
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control.value : '';
}

/** What the controls of a form hold, by name; empty ones are left out. */
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
 * Keeps what was typed into the server's HTML when the page is left before the form's own code has come: on a slow line that is
 * seconds, and nothing else would remember it.
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
      writeKept(tabStorage(), name, {
        version,
        expires_at: Date.now() + KEPT_FOR_MS,
        idempotency_key: kept?.idempotency_key ?? newIdempotencyKey(),
        values: { ...kept?.values, ...typed },
      });
    }
  });
}

/** Whether a control differs from what the server drew. */
function isTouched(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some((option) => option.selected !== option.defaultSelected && option.value !== '')
  );
}
