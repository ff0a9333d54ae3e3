import {
  ApiProblem,
  type FieldError,
  type FormSubmission,
  outcomeOf,
  useDirtyForm,
  useFormSubmission,
} from '@ayana/portal-kit';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FORM_TEXTS } from '../messages';
import { type FieldProblem, readValues, type Values } from './field-problem';
import { usePosted } from './posted';

/** The part of `useKeptForm` that an identity form with stored fields needs. */
interface Kept {
  values: Readonly<Record<string, string>>;
  formProps: object;
  set: (field: string, value: string) => void;
  renewKey: () => void;
}

export interface IdentityFormOptions<Field extends string, Answer> {
  /** Prefix of the controls' ids, which password managers remember: `<id>-<field>`. */
  id: string;
  /** The controls by name, which is also the server's field name. */
  fields: readonly Field[];
  /** Everything that blocks sending, in order. */
  problems: (values: Values<Field>) => readonly FieldProblem<Field>[];
  /** Sends it; throws `ApiProblem`. */
  send: (values: Values<Field>) => Promise<Answer>;
  onDone: (answer: Answer, values: Values<Field>) => void;
  /** Fields that survive a reload (never a password). */
  kept?: Kept;
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
  /** For the field around a control. */
  place: (field: Field) => { id: string; error: string | undefined };
  /** For the control itself. */
  control: (field: Field) => {
    name: string;
    value?: string;
    onChange?: (event: { target: { value: string } }) => void;
  };
  /** The form's values, in memory only. */
  values: Values<Field>;
  submission: FormSubmission['submission'];
  busy: boolean;
  /** What must be corrected, after a submit. */
  fieldsToCorrect: readonly FieldProblem<Field>[];
  /** What blocks sending, before and after a submit. */
  missing: readonly FieldProblem<Field>[];
  /** Why the server refused it; undefined after a change. */
  problem: ApiProblem | undefined;
  /** The server's answer. */
  said: string | undefined;
  /** Increased with every failed submit, so that the message is announced again. */
  presses: number;
}

/**
 * How every identity form behaves: it shows problems at the fields and in a summary, focuses the first,
 * sends once per click, retries when the connection is back, and loses nothing that was typed. Passwords stay only in their
 * controls.
 */
export function useIdentityForm<Field extends string, Answer>(
  options: IdentityFormOptions<Field, Answer>,
): IdentityForm<Field> {
  const { id, fields, kept, problems } = options;
  const form = useRef<HTMLFormElement>(null);
  const posted = usePosted(id);
  const [alive, setAlive] = useState(false);
  const [snapshot, setSnapshot] = useState(() => readValues(null, fields));
  const [pressed, setPressed] = useState(false);
  const [presses, setPresses] = useState(0);
  const [problem, setProblem] = useState<ApiProblem>();
  const [touched, setTouched] = useState(false);
  // A new release must not discard what the user is typing.
  useDirtyForm(touched);
  const current = (): Values<Field> => readValues(form.current, fields);

  const isOurs = (said: FieldError): said is FieldProblem<Field> => fields.some((name) => name === said.field);
  const lastProblem = useRef<ApiProblem>(undefined);

  const { submission, busy, submit, edited } = useFormSubmission<Answer>({
    send: async () => {
      try {
        return { kind: 'accepted', answer: await options.send(current()) };
      } catch (error) {
        lastProblem.current = error instanceof ApiProblem ? error : undefined;
        setProblem(lastProblem.current);
        return outcomeOf(error);
      }
    },
    unreachableMessage: FORM_TEXTS.no_answer,
    renewKey: () => kept?.renewKey(),
    onAccepted: (answer) => {
      const sent = current();
      setPressed(false);
      setTouched(false);
      options.onDone(answer, sent);
    },
    onRejected: () => {
      setPresses((count) => count + 1);
      // A field the server refused gets the focus, like a missing one.
      const first = lastProblem.current?.errors.find(isOurs)?.field ?? options.afterRefusal;
      if (first !== undefined) focusControl(form.current, first);
    },
  });

  // Values filled in before hydration, for example by a password manager, count as well.
  useEffect(() => {
    setSnapshot(readValues(form.current, fields));
    setAlive(true);
  }, [fields]);
  const values: Values<Field> = { ...snapshot, ...kept?.values };

  const refused = submission.phase === 'refused' ? submission.fields.filter(isOurs) : [];
  const missing = problems(values);
  // The answer to a posted form is shown until the form is changed or sent again.
  const answered = submission.phase === 'idle' && !pressed && !touched ? posted : undefined;
  const before = (answered?.errors ?? []).filter(isOurs);
  const fieldsToCorrect = refused.length > 0 ? refused : pressed ? missing : before;
  const isRefused = submission.phase === 'failed' || submission.phase === 'refused';

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const now = current();
    setSnapshot(now);
    setProblem(undefined);
    const [first] = problems(now);
    if (first === undefined) {
      setPressed(false);
      submit();
      return;
    }
    edited();
    setPressed(true);
    setPresses((count) => count + 1);
    focusControl(form.current, first.field);
  };

  const onInput = (): void => {
    setSnapshot(current());
    setTouched(true);
    edited();
  };

  return {
    // Without scripts, or before they load, a submit must not put a password into a URL.
    formProps: { ...kept?.formProps, ref: form, method: 'post', noValidate: true, onSubmit, onInput },
    place: (field) => ({ id: `${id}-${field}`, error: fieldsToCorrect.find((each) => each.field === field)?.message }),
    control: (field) => ({
      name: field,
      ...(kept !== undefined && Object.hasOwn(kept.values, field)
        ? { value: kept.values[field] ?? '', onChange: ({ target }) => kept.set(field, target.value) }
        : {}),
    }),
    values,
    submission,
    busy,
    fieldsToCorrect,
    // Without the page's code the button always sends, and the server says what is missing.
    missing: alive ? missing : [],
    problem: isRefused ? problem : answered?.problem ? new ApiProblem(answered.problem) : undefined,
    said: isRefused ? submission.message : answered?.problem?.detail,
    presses,
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
