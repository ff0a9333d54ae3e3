import { sendForm, toast, useFormSubmission } from '@ayana/portal-kit';
import type { FormAnswer, FormSubmission, FormValues, KeptForm } from '@ayana/portal-kit';
import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import type { FormType } from '@ayana/contracts/forms';
import { useCallback, useMemo, useState } from 'react';
import type { FormEvent } from 'react';

import { FORM_TEXTS } from './messages';
import { messageByField } from './missing-field';
import type { MissingField } from './missing-field';

export interface WebsiteFormOptions<Values extends FormValues> {
  /** Which form it is sent as. */
  type: FormType;
  form: KeptForm<Values>;
  /** Everything that keeps it from being sent, first things first. */
  problems: (values: Values) => readonly MissingField<keyof Values & string>[];
  payload: (values: Values) => object;
  /** Field of the payload -> field on screen; left out where both carry the same names. */
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Id of a field's control on the page, for the focus. */
  controlId: (field: keyof Values & string) => string;
  onAccepted: (answer: FormAnswer) => void;
  /** Where section 8 has a failure title and text of its own. */
  failureTitle?: string;
  failureText?: string;
}

export interface BoundControl<Name extends string> {
  name: Name;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

export interface WebsiteForm<Values extends FormValues> {
  submission: FormSubmission['submission'];
  busy: boolean;
  set: (field: keyof Values & string) => (value: string) => void;
  /** For the field around a control: where it is found, and what to say at it once pressed, or once the server has spoken. */
  place: (field: keyof Values & string) => { id: string; error: string | undefined };
  /** For the control itself. */
  control: <Name extends keyof Values & string>(field: Name) => BoundControl<Name>;
  onSubmit: (event: FormEvent) => void;
}

/** Puts the focus on a field's control; a group of choices gets it on its first choice. */
function focusControl(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>('input') : element;
  control?.focus();
}

/**
 * The one way a form of the public pages behaves: it keeps what was typed, says what is missing (the toast of section 8 and the
 * field itself, which gets the focus), sends once with its key, shows what the server refused at the field it refused, and
 * empties itself when it was accepted.
 */
export function useWebsiteForm<Values extends FormValues>(options: WebsiteFormOptions<Values>): WebsiteForm<Values> {
  const { type, form, problems, payload, serverFields, controlId } = options;
  const [pressed, setPressed] = useState(false);

  const { submission, busy, submit, edited } = useFormSubmission({
    send: () => sendForm(type, payload(form.values), form.idempotencyKey()),
    unreachableMessage: FORM_TEXTS.no_answer,
    renewKey: form.renewKey,
    onAccepted: (answer) => {
      form.reset();
      setPressed(false);
      options.onAccepted(answer);
    },
    onRejected: (message) => {
      toast.failure(options.failureTitle ?? FORM_TOASTS.failure.title, options.failureText ?? message);
    },
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
    const [first] = problems(form.values);
    if (first) {
      setPressed(true);
      toast.failure(MISSING_INFORMATION.title, first.message);
      focusControl(controlId(first.field));
      return;
    }
    submit();
  };

  const errors = useMemo(() => {
    const refused = submission.phase === 'refused' ? submission.fields : [];
    const said: MissingField<keyof Values & string>[] = [];
    for (const { field, message } of refused) {
      const shown = serverFields ? serverFields[field] : Object.keys(form.values).find((each) => each === field);
      if (shown) said.push({ field: shown, message });
    }
    return messageByField(said.length > 0 || !pressed ? said : problems(form.values));
  }, [submission, serverFields, pressed, problems, form.values]);

  return {
    submission,
    busy,
    set,
    onSubmit,
    place: (field) => ({ id: controlId(field), error: errors[field] }),
    control: (field) => ({
      name: field,
      value: form.values[field] ?? '',
      onChange: ({ target }) => set(field)(target.value),
    }),
  };
}
