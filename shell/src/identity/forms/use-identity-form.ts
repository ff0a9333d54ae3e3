import { ApiProblem, type FormValues, useDirtyForm } from '@ayana/portal-kit';
import { messagesOf, outcomeOfCall, useFormEngine } from '@ayana/portal-kit/form-engine';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IDENTITY_FORM_MESSAGES } from './messages';
import { type FieldProblem, readValues, type Values } from './field-problem';
import { usePosted } from './posted';

export interface IdentityFormOptions<Field extends string, Answer> {
  /** Prefix of the controls' ids, which password managers remember: `<id>-<field>`. */
  id: string;
  /** The controls by name, which is also the server's field name. */
  fields: readonly Field[];
  /** Fields that survive a reload (never a password), and their name in storage where it is not the id. */
  kept?: { name?: string; initial: Partial<Record<Field, string>> };
  /** Everything that blocks sending, in order. */
  problems: (values: Values<Field>) => readonly FieldProblem<Field>[];
  /** Sends it; throws `ApiProblem`. */
  send: (values: Values<Field>, idempotencyKey: () => string) => Promise<Answer>;
  onDone: (answer: Answer, values: Values<Field>) => void;
  /** The kept fields stay after success: another form or another try needs them. */
  keeps?: boolean;
  /** What gets the focus after a refusal without a field. */
  afterRefusal?: Field;
}

export interface IdentityForm<Field extends string> {
  /** For the `<form>`. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
    onInput: () => void;
  };
  /** For the field around a control; read where it is drawn. */
  place: (field: Field) => { id: string; error: string | undefined };
  /** The id of a field's control, for a link to it. */
  controlId: (field: Field) => string;
  /** For the control itself. */
  control: (field: Field) => {
    name: string;
    value?: string;
    onChange?: (event: { target: { value: string } }) => void;
  };
  /** The form's values, in memory only. */
  values: Values<Field>;
  busy: boolean;
  /** The device is offline: the form is sent when it is back. */
  waiting: boolean;
  /** What must be corrected, after a submit. */
  fieldsToCorrect: readonly FieldProblem<Field>[];
  /** What blocks sending, before and after a submit. */
  missing: readonly FieldProblem<Field>[];
  /** Why the server refused it; undefined after a change. */
  problem: ApiProblem | undefined;
  /** The server's answer. */
  said: string | undefined;
  /** Increased with every failed submit, so that the message is announced again. */
  failures: number;
}

/** An identity form: what is not kept, passwords above all, stays only in its controls and is read when it is sent. */
export function useIdentityForm<Field extends string, Answer>(
  options: IdentityFormOptions<Field, Answer>,
): IdentityForm<Field> {
  const { id, fields, kept, problems, afterRefusal } = options;
  const element = useRef<HTMLFormElement>(null);
  const controlId = (field: Field): string => `${id}-${field}`;
  const posted = usePosted(id);
  const [inControls, setInControls] = useState<Values<Field>>();
  const [problem, setProblem] = useState<unknown>();
  const [touched, setTouched] = useState(false);
  // A new release must not discard what the user is typing.
  useDirtyForm(touched);
  const current = (): Values<Field> => readValues(element.current, fields);

  const initial: FormValues = { ...kept?.initial };
  const form = useFormEngine<FormValues, Answer>({
    name: kept?.name ?? id,
    initial,
    // The answer to a posted form is shown until the form is changed.
    posted: posted && { values: posted.values, errors: touched ? [] : posted.errors },
    rules: () => messagesOf(problems(current())),
    send: (_kept, key) =>
      outcomeOfCall(
        options.send(current(), key).catch((error: unknown) => {
          setProblem(error);
          throw error;
        }),
      ),
    noAnswer: IDENTITY_FORM_MESSAGES.no_answer,
    keeps: options.keeps ?? false,
    focus: (field) => focusControl(element.current, field),
    onRejected: () => {
      if (afterRefusal !== undefined) focusControl(element.current, afterRefusal);
    },
    onAccepted: (answer) => {
      setTouched(false);
      options.onDone(answer, current());
    },
  });
  const { submission, errors, values: stored } = form;

  // Also what a password manager filled in before hydration, and fields that a choice has just shown.
  const readControls = (): void => setInControls(readValues(element.current, fields));
  useEffect(readControls, [fields, stored]);
  const isRefused = submission.phase === 'failed' || submission.phase === 'refused';
  const answered = submission.phase === 'idle' && !touched ? posted?.problem : undefined;

  return {
    // Without scripts, or before they load, a submit must not put a password into a URL.
    formProps: {
      ...form.formProps,
      ref: element,
      method: 'post',
      onInput: () => {
        readControls();
        setTouched(true);
        form.edited();
      },
    },
    controlId,
    place: (field) => ({ id: controlId(field), error: form.errorOf(field) }),
    control: (field) => ({
      name: field,
      ...(field in initial
        ? { value: stored[field] ?? '', onChange: ({ target }) => form.set(field, target.value) }
        : {}),
    }),
    values: inControls ?? readValues(null, fields),
    busy: form.busy,
    waiting: form.waiting,
    fieldsToCorrect: Object.entries(errors).flatMap(([name, message = '']) => {
      const field = fields.find((each) => each === name);
      return field === undefined ? [] : [{ field, message }];
    }),
    // Without the page's code the button always sends, and the server says what is missing.
    missing: inControls === undefined ? [] : problems(inControls).filter(({ field }) => form.isShown(field)),
    problem: isRefused
      ? problem instanceof ApiProblem
        ? problem
        : undefined
      : answered
        ? new ApiProblem(answered)
        : undefined,
    said: isRefused ? submission.message : answered?.detail,
    failures: form.failures,
  };
}

/** Focuses a field after returning to a form, once the form is shown again. */
export function focusSoon<Field extends string>(form: IdentityForm<Field>, field: Field): void {
  const { ref } = form.formProps;
  setTimeout(() => focusControl(ref.current, field));
}

/** Focuses a field's control; in a group of choices the chosen or first one. */
export function focusControl(form: HTMLFormElement | null, field: string): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}
