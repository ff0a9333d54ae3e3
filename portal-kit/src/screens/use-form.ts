import {
  ApiProblem,
  type FieldError,
  outcomeOf,
  type SendOutcome,
  useFormSubmission,
  useKeptForm,
} from '@ayana/portal-kit';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from './messages';
import { valueAt, withValueAt } from './paths';

/** What is wrong, by the path of the field: `lines.2.quantity`. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface UseFormOptions<Values extends object, Answer> {
  /** Names the form in storage; one form on screen per name. */
  name: string;
  /** Raise it when the fields change their meaning; older answers are then dropped. Default 1. */
  version?: number;
  /** JSON: texts, numbers, lists and objects. */
  initial: Values;
  /** What is wrong before anything is sent. */
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
  /** What is wrong with the field at a path. */
  errorOf: (path: string) => string | undefined;
  /** What is wrong with the form as a whole; null where fields say it, or nothing is wrong. */
  failure: string | null;
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
type Kept = { json: string };

/**
 * A form of a portal, on the engine of all forms: its values survive a reload and a lost connection, it sends one request per
 * press with one idempotency key, and what the server refuses is shown at the field.
 */
export function useForm<Values extends object, Answer = void>(options: UseFormOptions<Values, Answer>): Form<Values> {
  const { name, version = 1, rules } = options;
  const kept = useKeptForm<Kept>({ name, version, initial: { json: JSON.stringify(options.initial) } });
  const { json } = kept.values;
  const values = useMemo(() => JSON.parse(json) as Values, [json]);
  // Two fields may change within one event.
  const latest = useRef(json);
  useEffect(() => {
    latest.current = json;
  }, [json]);
  const [missing, setMissing] = useState<FieldErrors>({});

  const { submission, busy, submit, edited } = useFormSubmission<Answer>({
    send: () => outcome(options.send(values, kept.idempotencyKey())),
    unreachableMessage: messages.unreachable,
    renewKey: kept.renewKey,
    onAccepted: (answer) => {
      kept.reset();
      options.onAccepted(answer);
    },
    onRejected: () => undefined,
  });
  const refused = submission.phase === 'refused' ? submission.fields : [];
  // After the paint that marks the fields: a long form on a slow device takes more than a frame.
  useEffect(() => {
    if (submission.phase === 'refused') focusSoon(kept.formProps.id);
  }, [submission, kept.formProps.id]);
  const errorOf = (path: string): string | undefined =>
    missing[path] ?? refused.find(({ field }) => field === path)?.message;

  const set = (path: string, value: unknown): void => {
    latest.current = JSON.stringify(withValueAt(JSON.parse(latest.current) as Values, path, value));
    kept.set('json', latest.current);
    setMissing(({ [path]: _corrected, ...rest }) => rest);
    edited();
  };
  const press = (): void => {
    const wrong = onlyWrong(rules?.(values) ?? {});
    setMissing(wrong);
    if (Object.keys(wrong).length > 0) focusSoon(kept.formProps.id);
    else submit();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  return {
    values,
    set,
    field: (path) => ({
      name: path,
      value: textOf(valueAt(values, path)),
      onChange: ({ currentTarget }) => set(path, currentTarget.value),
    }),
    errorOf,
    failure: failureOf(submission, refused, kept.formProps.id),
    formProps: { id: kept.formProps.id, noValidate: true, onSubmit },
    submit: press,
    busy,
    waiting: submission.phase === 'waiting_for_line',
    dirty: kept.dirty,
    reset: kept.reset,
    restart: (next) => kept.restart({ json: JSON.stringify(next) }),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const onlyWrong = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined && message !== ''));

async function outcome<Answer>(sent: Promise<Answer>): Promise<SendOutcome<Answer>> {
  try {
    return { kind: 'accepted', answer: await sent };
  } catch (error) {
    // A state that changed meanwhile is no second use of the key, and says itself what happened.
    if (error instanceof ApiProblem && error.status === 409 && error.code !== 'idempotency_key_reused')
      return { kind: 'failed', message: error.message };
    return outcomeOf(error);
  }
}

/** The message of the whole form: none where a field of the form shows what is wrong. */
function failureOf(
  submission: { phase: string; message?: string },
  refused: readonly FieldError[],
  form: string,
): string | null {
  if (submission.phase === 'failed') return submission.message ?? null;
  if (submission.phase !== 'refused') return null;
  const unshown = refused.filter(({ field }) => controlNamed(form, field) === undefined);
  if (refused.length > 0 && unshown.length === 0) return null;
  return unshown[0]?.message ?? submission.message ?? null;
}

function controlNamed(form: string, field: string): Element | undefined {
  const element = document.getElementById(form);
  if (!(element instanceof HTMLFormElement)) return undefined;
  return [...element.elements].find((control) => control.getAttribute('name') === field);
}

/** The first refused field gets the focus, once it is marked. */
function focusSoon(form: string): void {
  requestAnimationFrame(() => {
    const field = document
      .getElementById(form)
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
    field?.focus();
  });
}
