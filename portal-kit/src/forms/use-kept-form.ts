import { useCallback, useLayoutEffect, useEffect, useMemo, useRef, useState } from 'react';

import { newIdempotencyKey } from './idempotency-key';
import { clearKept, keepValues, readKept, tabStorage } from './kept-values';
import type { FormValues } from './kept-values';
import { useDirtyForm } from './dirty-forms';
import { registerLiveForm, keptFormProps, typedInto } from './keep-typed';

export interface KeptFormOptions<Values extends FormValues> {
  /** Names the form in storage; one form on screen per name. */
  name: string;
  /** Raise it when the fields change their meaning; older answers are then dropped. */
  version: number;
  initial: Values;
  /** What was typed before the form was posted without scripts, as the server rendered it. */
  posted?: FormValues | undefined;
}

export interface KeptForm<Values extends FormValues> {
  values: Values;
  /** For the `<form>`: text typed before hydration is read from its controls. */
  formProps: ReturnType<typeof keptFormProps>;
  /** True once stored answers are restored after hydration; before that the form is the server's. */
  ready: boolean;
  dirty: boolean;
  set: (field: keyof Values & string, value: string) => void;
  /** The key of this form; the same until it is accepted. */
  idempotencyKey: () => string;
  /** Creates a new key for answers that changed after an earlier version was accepted (409). */
  renewKey: () => void;
  /** After success: empties the form and the storage, and creates a new key. */
  reset: () => void;
  /** As `reset`, but the form begins with other values from now on. */
  restart: (next: Values) => void;
}

// A layout effect on the server only causes a warning.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}

/** Values typed into the server's HTML before scripts ran. */
function typedBefore<Values extends FormValues>(form: HTMLElement | null, initial: Values): Partial<Values> {
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = Object.entries(typedInto(form)).filter(
    ([field, value]) => field in initial && value !== initial[field],
  );
  return Object.fromEntries(typed) as Partial<Values>;
}

/**
 * Selects the restored answer of the one-line field that has the focus, as Tab would: the visitor had put the cursor into an
 * empty field, so what is typed next replaces the answer. A password is no restored answer: what is typed of it stays.
 */
function selectRestored(form: HTMLElement | null, restored: object): void {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.form === form && field.name in restored) field.select();
}

/**
 * A form whose answers survive an error, a reload and a lost connection (architecture.md, "Pages").
 *
 * The first render has the initial values, so hydration matches the server; stored answers are restored before the first paint
 * after it. Only names and strings are stored, in this tab, for a day; success clears them.
 */
export function useKeptForm<Values extends FormValues>(options: KeptFormOptions<Values>): KeptForm<Values> {
  const { name, version } = options;
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState<Values>({ ...initial, ...options.posted });
  const [ready, setReady] = useState(false);
  const formProps = useMemo(() => keptFormProps(name, version), [name, version]);
  const latest = useRef(values);
  const restored = useRef<FormValues>({});
  const key = useRef('');

  const keep = useCallback(() => {
    if (key.current === '') key.current = newIdempotencyKey();
    keepValues(name, version, latest.current, key.current);
  }, [name, version]);

  const change = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);

  useBeforePaint(() => {
    const kept = readKept(tabStorage(), name, version, Date.now());
    if (kept) key.current = kept.idempotency_key;
    const typed = typedBefore(document.getElementById(formProps.id), initial);
    restored.current = Object.fromEntries(Object.entries(kept?.values ?? {}).filter(([field]) => !(field in typed)));
    const merged = { ...initial, ...kept?.values, ...typed };
    if (!sameValues(merged, latest.current)) change(merged);
    // Text typed before hydration counts: a reload right now must not lose it.
    if (Object.keys(typed).length > 0) keep();
    setReady(true);
    return registerLiveForm(name);
  }, [name, formProps, version, initial, change, keep]);

  useBeforePaint(() => {
    if (ready) selectRestored(document.getElementById(formProps.id), restored.current);
  }, [ready, formProps]);

  const set = useCallback(
    (field: keyof Values & string, value: string) => {
      change({ ...latest.current, [field]: value });
      keep();
    },
    [change, keep],
  );

  const idempotencyKey = useCallback(() => {
    if (key.current === '') keep();
    return key.current;
  }, [keep]);

  const renewKey = useCallback(() => {
    key.current = newIdempotencyKey();
    keep();
  }, [keep]);

  const restart = useCallback(
    (next: Values) => {
      key.current = '';
      clearKept(tabStorage(), name);
      setInitial(next);
      change(next);
    },
    [change, name],
  );
  const reset = useCallback(() => restart(initial), [restart, initial]);

  const dirty = useMemo(() => !sameValues(values, initial), [values, initial]);
  useDirtyForm(dirty);

  return { values, formProps, ready, dirty, set, idempotencyKey, renewKey, reset, restart };
}
