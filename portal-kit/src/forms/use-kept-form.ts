import { useCallback, useLayoutEffect, useEffect, useMemo, useRef, useState } from 'react';

import { newIdempotencyKey } from './idempotency-key';
import { clearKept, KEPT_FOR_MS, readKept, tabStorage, writeKept } from './kept-values';
import type { FormValues } from './kept-values';
import { useDirtyForm } from './dirty-forms';
import { keepsItself, keptFormProps, typedInto } from './keep-typed';

export interface KeptFormOptions<Values extends FormValues> {
  /** Names the form in storage; one form on screen per name. */
  name: string;
  /** Raised when the fields change their meaning; older answers are then forgotten. */
  version: number;
  initial: Values;
  /** What was typed into it before it was sent without the page's code, as the server drew it. */
  posted?: FormValues | undefined;
}

export interface KeptForm<Values extends FormValues> {
  values: Values;
  /** For the `<form>`: what was typed before the page came alive is read from its controls. */
  formProps: ReturnType<typeof keptFormProps>;
  /** True once the page is alive and kept answers were put back; before that the form is as the server drew it. */
  ready: boolean;
  dirty: boolean;
  set: (field: keyof Values & string, value: string) => void;
  /** The key of this filled-in form; the same until it was accepted. */
  idempotencyKey: () => string;
  /** A key of its own for answers that changed after an earlier version was accepted (409). */
  renewKey: () => void;
  /** After success: empty form, nothing kept, a new key for the next one. */
  reset: () => void;
}

// A layout effect on the server only warns; there is nothing to lay out.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}

/** Values the visitor typed into the server's HTML before scripts ran. */
function typedBefore<Values extends FormValues>(form: HTMLElement | null, initial: Values): Partial<Values> {
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = Object.entries(typedInto(form)).filter(
    ([field, value]) => field in initial && value !== initial[field],
  );
  return Object.fromEntries(typed) as Partial<Values>;
}

/**
 * A form whose answers survive an error, a reload and a lost connection (architecture.md, "Pages").
 *
 * The first render is the server's (the initial values), so hydration never differs; kept answers come back before the first paint
 * after it. Only names and strings are kept, in this tab, for a day; success forgets them.
 */
export function useKeptForm<Values extends FormValues>(options: KeptFormOptions<Values>): KeptForm<Values> {
  const { name, version } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState<Values>({ ...initial, ...options.posted });
  const [ready, setReady] = useState(false);
  const formProps = useMemo(() => keptFormProps(name, version), [name, version]);
  const latest = useRef(values);
  const key = useRef('');

  const keep = useCallback(() => {
    if (key.current === '') key.current = newIdempotencyKey();
    writeKept(tabStorage(), name, {
      version,
      expires_at: Date.now() + KEPT_FOR_MS,
      idempotency_key: key.current,
      values: latest.current,
    });
  }, [name, version]);

  const change = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);

  useBeforePaint(() => {
    const kept = readKept(tabStorage(), name, version, Date.now());
    if (kept) key.current = kept.idempotency_key;
    const typed = typedBefore(document.getElementById(formProps.id), initial);
    const merged = { ...initial, ...kept?.values, ...typed };
    if (!sameValues(merged, latest.current)) change(merged);
    // Typed before the page came alive is typed: a reload right now must not lose it.
    if (Object.keys(typed).length > 0) keep();
    setReady(true);
    return keepsItself(name);
  }, [name, formProps, version, initial, change, keep]);

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

  const reset = useCallback(() => {
    key.current = '';
    clearKept(tabStorage(), name);
    change(initial);
  }, [change, initial, name]);

  const dirty = useMemo(() => !sameValues(values, initial), [values, initial]);
  useDirtyForm(dirty);

  return { values, formProps, ready, dirty, set, idempotencyKey, renewKey, reset };
}
