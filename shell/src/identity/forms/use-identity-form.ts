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
import { type MissingField, readValues, type Values } from './missing-field';
import { usePosted } from './posted';

/** The part of `useKeptForm` a form of identity needs, where some of its fields are kept. */
interface Kept {
  values: Readonly<Record<string, string>>;
  formProps: object;
  set: (field: string, value: string) => void;
  renewKey: () => void;
}

export interface IdentityFormOptions<Field extends string, Answer> {
  /** Begins the ids of its controls, which password managers remember: `<id>-<field>`. */
  id: string;
  /** Every control by its name, which is also the name the server knows it by. */
  fields: readonly Field[];
  /** Everything that keeps it from being sent, first things first. */
  problems: (values: Values<Field>) => readonly MissingField<Field>[];
  /** Sends it; throws `ApiProblem`. */
  send: (values: Values<Field>) => Promise<Answer>;
  onDone: (answer: Answer, values: Values<Field>) => void;
  /** Fields that survive a reload (never a password); they are drawn from it. */
  kept?: Kept;
  /** Where to go on after a refusal that names no field. */
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
  /** What stands in the form, in this page's memory only. */
  values: Values<Field>;
  submission: FormSubmission['submission'];
  busy: boolean;
  /** What is to be mended, once somebody pressed. */
  toMend: readonly MissingField<Field>[];
  /** What keeps it from being sent, pressed or not. */
  missing: readonly MissingField<Field>[];
  /** Why the server did not take it; undefined when nothing was sent since the last change. */
  problem: ApiProblem | undefined;
  /** What the server said to it. */
  said: string | undefined;
  /** Goes up with every press that came to nothing: what is said is then read again. */
  presses: number;
}

/**
 * The one way a form of identity behaves: it says what is to be mended beside the field and in a summary, puts the focus on the first,
 * sends once per press, sends again by itself when the line is back, and loses nothing that was typed. Passwords stay in their
 * controls and nowhere else.
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
  // A new release never takes what somebody is just typing.
  useDirtyForm(touched);
  const current = (): Values<Field> => readValues(form.current, fields);

  const isOurs = (said: FieldError): said is MissingField<Field> => fields.some((name) => name === said.field);
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
      // What the server refused gets the focus, as what is missing does.
      const first = lastProblem.current?.errors.find(isOurs)?.field ?? options.afterRefusal;
      if (first !== undefined) focusControl(form.current, first);
    },
  });

  // What a password manager or a quick hand filled in before the page came alive counts as well.
  useEffect(() => {
    setSnapshot(readValues(form.current, fields));
    setAlive(true);
  }, [fields]);
  const values: Values<Field> = { ...snapshot, ...kept?.values };

  const refused = submission.phase === 'refused' ? submission.fields.filter(isOurs) : [];
  const missing = problems(values);
  // What was sent without the page's code is answered in the page, until it is changed or sent again.
  const answered = submission.phase === 'idle' && !pressed && !touched ? posted : undefined;
  const before = (answered?.errors ?? []).filter(isOurs);
  const toMend = refused.length > 0 ? refused : pressed ? missing : before;
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
    // Without scripts, or before they came, a press must not put a password into an address.
    formProps: { ...kept?.formProps, ref: form, method: 'post', noValidate: true, onSubmit, onInput },
    place: (field) => ({ id: `${id}-${field}`, error: toMend.find((each) => each.field === field)?.message }),
    control: (field) => ({
      name: field,
      ...(kept !== undefined && Object.hasOwn(kept.values, field)
        ? { value: kept.values[field] ?? '', onChange: ({ target }) => kept.set(field, target.value) }
        : {}),
    }),
    values,
    submission,
    busy,
    toMend,
    // Without the page's code nothing counts what is missing: the button sends, and the server says it.
    missing: alive ? missing : [],
    problem: isRefused ? problem : answered?.problem ? new ApiProblem(answered.problem) : undefined,
    said: isRefused ? submission.message : answered?.problem?.detail,
    presses,
  };
}

/** After a step back to a form: the field that is to be changed gets the focus, once the form stands there again. */
export function focusSoon<Field extends string>(form: IdentityForm<Field>, field: Field): void {
  const { ref } = form.formProps;
  setTimeout(() => focusControl(ref.current, field));
}

/** Puts the focus on a field's control; of a group of choices on the chosen or first one. */
export function focusControl(form: HTMLFormElement | null, field: string): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}
