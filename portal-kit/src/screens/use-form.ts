import { ApiProblem, type FieldError, type Submission, takersOf } from '@ayana/portal-kit';
import type { Taker } from '@ayana/contracts/problems';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, outcomeOfCall, useFormEngine } from '../form-engine';
import { messages } from './messages';
import { valueAt, withValueAt } from './paths';

export type { FieldErrors } from '../form-engine';

export interface UseFormOptions<Values extends object, Answer> {
  /** Names the form in storage; one form on screen per name. */
  name: string;
  /** Raise it when the fields change their meaning; older answers are then dropped. Default 1. */
  version?: number;
  /** JSON: texts, numbers, lists and objects. */
  initial: Values;
  /** What is wrong before anything is sent. A field counts while the page reads `errorOf` for it. */
  rules?: (values: Values) => FieldErrors;
  /** Sends the values; throws `ApiProblem`. The key is the same until the form is accepted. */
  send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  onAccepted: (answer: Answer) => void;
}

/** What a text input, a text area or a select gets. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export interface Form<Values extends object> {
  values: Values;
  set: (path: string, value: unknown) => void;
  /** Name, value and handler of the control at a path. */
  field: (path: string) => FieldProps;
  /** What is wrong with the field at a path; read it only where the field is drawn. */
  errorOf: (path: string) => string | undefined;
  /** What is wrong with the form as a whole, or where nobody sees it; null where fields say it, or nothing is wrong. */
  failure: string | null;
  /** Where it is taken: what has it. */
  takenBy: readonly Taker[];
  /** For the `<form>`. */
  formProps: { id: string; noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
  /** As pressing its button does, for a form that draws its own element. */
  submit: () => void;
  busy: boolean;
  /** The device is offline: the form is sent when it is back. */
  waiting: boolean;
  dirty: boolean;
  reset: () => void;
  /** Drops what was entered; the form begins with other values from now on. */
  restart: (next: Values) => void;
}

/** The values in storage: any JSON, as one text. */
type Stored = { json: string };

/** A form of a portal: its values are objects and lists, and a field is a path in them such as `lines.2.quantity`. */
export function useForm<Values extends object, Answer = void>(options: UseFormOptions<Values, Answer>): Form<Values> {
  const { name, version = 1, rules } = options;
  const [takenBy, setTakenBy] = useState<readonly Taker[]>([]);
  const send = async (values: Values, key: string): Promise<Answer> => {
    setTakenBy([]);
    try {
      return await options.send(values, key);
    } catch (error) {
      if (error instanceof ApiProblem) setTakenBy(takersOf(error));
      throw error;
    }
  };
  const parsed = (stored: Stored): Values => JSON.parse(stored.json) as Values;
  const form = useFormEngine<Stored, Answer>({
    name,
    version,
    initial: { json: JSON.stringify(options.initial) },
    rules: (stored) => rules?.(parsed(stored)) ?? {},
    send: (stored, key) => outcomeOfCall(send(parsed(stored), key())),
    noAnswer: messages.unreachable,
    focus: (_first, id) => focusFirstWrong(id),
    onAccepted: (answer) => options.onAccepted(answer),
  });
  const { submission } = form;
  const { json } = form.values;
  const values = useMemo(() => JSON.parse(json) as Values, [json]);
  // Two fields may change within one event.
  const latest = useRef(json);
  useEffect(() => {
    latest.current = json;
  }, [json]);
  const set = (path: string, value: unknown): void => {
    latest.current = JSON.stringify(withValueAt(parsed({ json: latest.current }), path, value));
    form.set('json', latest.current);
  };
  return {
    values,
    set,
    field: (path) => ({
      name: path,
      value: textOf(valueAt(values, path)),
      onChange: ({ currentTarget }) => set(path, currentTarget.value),
    }),
    errorOf: form.errorOf,
    failure: failureOf(submission, form.formProps.id) ?? (form.unseen.length === 0 ? null : form.unseen.join(' ')),
    takenBy,
    formProps: { id: form.formProps.id, noValidate: true, onSubmit: form.formProps.onSubmit },
    submit: form.submit,
    busy: form.busy,
    waiting: form.waiting,
    dirty: form.dirty,
    reset: form.reset,
    restart: (next) => {
      latest.current = JSON.stringify(next);
      form.restart({ json: latest.current });
    },
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The message of the whole form: none where a field of the form shows what is wrong. */
function failureOf(submission: Submission, form: string): string | null {
  if (submission.phase === 'failed') return submission.message;
  if (submission.phase !== 'refused') return null;
  const { fields, message } = submission;
  const unshown = fields.filter(({ field }) => !hasControl(form, field));
  return fields.length > 0 && unshown.length === 0 ? null : (unshown[0]?.message ?? message);
}

function hasControl(form: string, field: FieldError['field']): boolean {
  const element = document.getElementById(form);
  return (
    element instanceof HTMLFormElement &&
    [...element.elements].some((control) => control.getAttribute('name') === field)
  );
}

/** In the order of the page: rules and refusals name fields in any order. */
function focusFirstWrong(form: string): void {
  const field = document
    .getElementById(form)
    ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  field?.focus();
}
