import { localHref } from '@ayana/contracts/language';
import { sendForm, toast, useFormSubmission } from '@ayana/portal-kit';
import type { FormAnswer, FormPayload, FormSubmission, FormValues, KeptForm } from '@ayana/portal-kit';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import type { FormType } from '@ayana/contracts/forms';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { messageByField } from './field-problem';
import type { FieldProblem } from './field-problem';
import { trimmed } from './payload';
import type { Posted } from './posted';

export interface WebsiteFormOptions<Values extends FormValues, Type extends FormType = FormType> {
  /** The form's type for the API. */
  type: Type;
  form: KeptForm<Values>;
  /** Everything that blocks sending, in order. */
  problems: (values: Values) => readonly FieldProblem<keyof Values & string>[];
  payload: (values: Values) => FormPayload<Type>;
  /** URL for posting it without scripts; default is the page's own. */
  action?: string;
  /** The server's answer when the browser posted it itself. */
  posted?: Posted | undefined;
  /** Field of the payload -> field on screen; left out where the names are equal. */
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Id of a field's control on the page, for the focus. */
  controlId: (field: keyof Values & string) => string;
  /** For forms in steps: the visible step, and what follows when it is valid; null for the last step. */
  part?: { has: (field: keyof Values & string) => boolean; onRight: () => void } | null;
  /** Focuses a field that may be in a hidden step. */
  reveal?: (field: keyof Values & string) => void;
  onAccepted: (answer: FormAnswer) => void;
  /** Failure title and text from section 8, where it has special ones. */
  failureTitle?: string;
  failureText?: string;
}

export interface BoundControl<Name extends string> {
  name: Name;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

export interface WebsiteForm<Values extends FormValues> {
  /** For the `<form>`. It uses POST, so that a submit before hydration puts no answer into a URL. */
  formProps: KeptForm<Values>['formProps'] & {
    method: 'post';
    action: string;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  type: FormType;
  posted: Posted | undefined;
  controlId: (field: keyof Values & string) => string;
  submission: FormSubmission['submission'];
  busy: boolean;
  set: (field: keyof Values & string) => (value: string) => void;
  /** For the field around a control: its id, and its error after a submit or the server's answer. */
  place: (field: keyof Values & string) => { id: string; error: string | undefined };
  /** For the control itself. */
  control: <Name extends keyof Values & string>(field: Name) => BoundControl<Name>;
}

/** Focuses a field's control; in a group of choices the first one. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>('input') : element;
  control?.focus();
}

/**
 * How every form of the public pages behaves: it stores what was typed, reports what is missing or wrong (by section 8's toast and at the
 * field, which gets the focus), sends once with its key, shows the server's refusals at their fields, and
 * clears itself after success.
 */
export function useWebsiteForm<Values extends FormValues, Type extends FormType>(
  options: WebsiteFormOptions<Values, Type>,
): WebsiteForm<Values> {
  const { type, form, problems, payload, serverFields, controlId, posted, reveal, part = null } = options;
  const [pressed, setPressed] = useState(false);
  const complaint = useRef<number | undefined>(undefined);
  const complain = (title: string, text: string): void => {
    complaint.current = toast.failure(title, text);
  };
  const failureTitle = options.failureTitle ?? FORM_TOASTS.failure.title;
  const failed = (message: string): void => complain(failureTitle, options.failureText ?? message);

  const { submission, busy, submit, edited } = useFormSubmission({
    send: () => sendForm(type, payload(form.values), form.idempotencyKey()),
    unreachableMessage: FORM_TOASTS.unexpected,
    renewKey: form.renewKey,
    onAccepted: (answer) => {
      form.reset();
      setPressed(false);
      // Close an earlier toast: not every form shows one that replaces it.
      if (complaint.current !== undefined) toast.dismiss(complaint.current);
      options.onAccepted(answer);
    },
    onRejected: failed,
    onOffline: () => failed(FORM_TOASTS.unexpected),
  });

  const set = useCallback(
    (field: keyof Values & string) => (value: string) => {
      form.set(field, value);
      edited();
    },
    [form, edited],
  );

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const first = problems(form.values).find(({ field }) => part === null || part.has(field));
    if (first) {
      setPressed(true);
      const isMissing = trimmed(form.values[first.field] ?? '') === '';
      complain(isMissing ? MISSING_INFORMATION.title : failureTitle, first.message);
      if (reveal) reveal(first.field);
      else focusControl(controlId(first.field));
      return;
    }
    if (part === null) return submit();
    setPressed(false);
    part.onRight();
  };

  const refused = useMemo(() => {
    const said: FieldProblem<keyof Values & string>[] = [];
    for (const { field, message } of submission.phase === 'refused' ? submission.fields : []) {
      const shown = serverFields ? serverFields[field] : Object.keys(form.values).find((each) => each === field);
      if (shown) said.push({ field: shown, message });
    }
    return said;
    // Only the values change, never the field names.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submission, serverFields]);

  const latestReveal = useRef(reveal);
  useEffect(() => {
    latestReveal.current = reveal;
  });
  useEffect(() => {
    const [first] = refused;
    if (first) latestReveal.current?.(first.field);
  }, [refused]);

  const errors = useMemo(() => {
    if (refused.length > 0) return messageByField(refused);
    if (pressed) return messageByField(problems(form.values));
    const unchanged = posted?.errors.filter(({ field }) => form.values[field] === posted.values[field]) ?? [];
    return messageByField(unchanged as FieldProblem<keyof Values & string>[]);
  }, [refused, pressed, problems, posted, form.values]);

  return {
    formProps: {
      ...form.formProps,
      method: 'post',
      // Its answer replaces the form.
      action: `${options.action === undefined ? '' : localHref(options.action)}#${form.formProps.id}`,
      noValidate: true,
      onSubmit,
    },
    type,
    posted,
    controlId,
    submission,
    busy,
    set,
    place: (field) => ({ id: controlId(field), error: errors[field] }),
    control: (field) => ({
      name: field,
      value: form.values[field] ?? '',
      onChange: ({ target }) => set(field)(target.value),
    }),
  };
}
