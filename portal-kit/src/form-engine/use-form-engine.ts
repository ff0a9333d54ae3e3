import {
  type FieldError,
  type FormSubmission,
  type FormValues,
  type KeptForm,
  type SendOutcome,
  useFormSubmission,
  useKeptForm,
} from '@ayana/portal-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors';
import { focusSummary, unseenMessages } from './seen-faults';
import { useShownFields } from './shown-fields';
import { useSaysKept } from './use-says-kept';

export interface FormEngineOptions<Values extends FormValues, Answer> {
  /** Names the form in storage; one form on screen per name. */
  name: string;
  /** Raise it when the fields change their meaning; older answers are then dropped. Default 1. */
  version?: number;
  initial: Values;
  /** The server's answer to a form that the browser posted itself: what was typed, and what is wrong with it. */
  posted?: { values: FormValues; errors: readonly FieldError[] } | undefined;
  /** Adds, after the first render, what the page knows without the user; it is shown and sent, never stored. */
  complete?: (values: Values) => Values;
  /**
   * What is wrong before anything is sent. A rule holds only while its field is on the page, which is while `errorOf` is
   * read for it: what cannot be entered blocks nothing, and the server decides.
   */
  rules: (values: Values) => FieldErrors;
  /** Sends the values; never throws. The key is the same until the form is accepted. */
  send: (values: Values, idempotencyKey: () => string) => Promise<SendOutcome<Answer>>;
  /** Said when no answer came although the device is online. */
  noAnswer: string;
  onAccepted: (answer: Answer, values: Values) => void;
  /** Keeps what was typed after success, under a new key. */
  keeps?: boolean;
  /** Called once the wrong fields are marked, with the first of them and the id of the `<form>`. */
  focus: (first: string, form: string) => void;
  /** Field of the payload -> field on screen; left out where the names are equal. */
  serverFields?: Readonly<Record<string, string>> | undefined;
  /** What follows instead of sending: the next step. */
  next?: (() => void) | undefined;
  /** A field was changed by the user. */
  onChanged?: (field: string) => void;
  /** Pressed, and something is wrong: the first of it. */
  onWrong?: (field: string, message: string) => void;
  /** Refused or failed; not called while the device is offline. */
  onRejected?: (message: string) => void;
  onOffline?: () => void;
}

export interface FormEngine<Values extends FormValues>
  extends Omit<KeptForm<Values>, 'set' | 'formProps' | 'idempotencyKey' | 'renewKey'>, FormSubmission {
  /** The values without what the page has added. */
  entered: Values;
  /** What is wrong now: after a press, a refusal, or in the server's page. A field reads its own by `errorOf`. */
  errors: FieldErrors;
  /** What is wrong with a field. Read while rendering it: that is how the form knows that the field is on the page. */
  errorOf: (field: string) => string | undefined;
  /** Whether a field is on the page. */
  isShown: (field: string) => boolean;
  /** What is wrong where nobody can see it, for the message of the form as a whole, which then gets the focus. */
  unseen: readonly string[];
  /** For a change by the user: it clears old messages and cancels a waiting repeat. `edited` does so alone. */
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** For a value that the page sets: messages and a waiting repeat stay. */
  fill: KeptForm<Values>['set'];
  formProps: KeptForm<Values>['formProps'] & { noValidate: true; onSubmit: (event: FormEvent) => void };
  /** The device is offline: the form is sent when it is back. */
  waiting: boolean;
  /** How many presses have failed, so that the same message is announced again. */
  failures: number;
}

/**
 * How every form behaves. What is typed survives errors, reloads and lost connections; a press shows what is wrong and
 * focuses the first of it, or sends once with one key; the server's refusals are shown at their fields.
 * `useForm`, the website's and the identity forms add what is theirs.
 */
export function useFormEngine<Values extends FormValues, Answer>(
  options: FormEngineOptions<Values, Answer>,
): FormEngine<Values> {
  const { name, version = 1, initial, posted, complete, rules, serverFields, next } = options;
  const kept = useKeptForm({ name, version, initial, posted: posted?.values });
  useSaysKept(name, version, kept.dirty && options.keeps !== true);
  const values = complete?.(kept.values) ?? kept.values;
  const [pressed, setPressed] = useState(false);
  const [failures, setFailures] = useState(0);
  const fail = (): void => setFailures(failures + 1);
  const sent = useRef(values);
  const [focused, setFocused] = useState(0);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const { isShown, read } = useShownFields();
  const wrongNow = (): FieldErrors =>
    Object.fromEntries(Object.entries(rules(values)).filter(([field, message]) => message && isShown(field)));

  const sending = useFormSubmission<Answer>({
    send: () => {
      sent.current = values;
      return options.send(values, kept.idempotencyKey);
    },
    unreachableMessage: options.noAnswer,
    renewKey: kept.renewKey,
    onAccepted: (answer) => {
      if (options.keeps === true) kept.renewKey();
      else kept.reset();
      options.onAccepted(answer, sent.current);
    },
    onRejected: (message) => {
      fail();
      options.onRejected?.(message);
    },
    onOffline: () => options.onOffline?.(),
  });
  const { submission, busy, edited } = sending;

  const errorsNow = (): FieldErrors => {
    if (submission.phase === 'refused' && submission.fields.length > 0)
      return messagesOf(submission.fields, serverFields);
    if (pressed) return wrongNow();
    // Of the server's page, what has not been changed since.
    const isAsPosted = ({ field }: FieldError) => !(field in values) || values[field] === posted?.values[field];
    return messagesOf(posted?.errors.filter(isAsPosted) ?? []);
  };
  const errors = errorsNow();

  useEffect(() => {
    const [first] = Object.keys(errors);
    if (failures > 0 && first !== undefined) {
      options.focus(first, kept.formProps.id);
      setFocused(failures);
    }
    // Once for each failed press, when its fields are marked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failures]);
  useEffect(() => {
    if (focused > 0) setHidden(unseenMessages(kept.formProps.id, errors));
    // Once for each of them, when the step of the focused field is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [focused]);
  useEffect(() => {
    if (hidden.length > 0) focusSummary(kept.formProps.id, hidden);
  }, [hidden, kept.formProps.id]);

  const submit = (): void => {
    if (busy) return;
    if (process.env['NODE_ENV'] !== 'production') reportStrayRules(name, rules(values), isShown);
    const [first] = Object.entries(wrongNow());
    setPressed(first !== undefined);
    if (first !== undefined) {
      edited();
      fail();
      options.onWrong?.(first[0], first[1] ?? '');
    } else (next ?? sending.submit)();
  };

  return {
    ...kept,
    ...sending,
    values,
    entered: kept.values,
    errors,
    errorOf: (field) => {
      read(field);
      return errors[field];
    },
    isShown,
    unseen: hidden.filter((message) => Object.values(errors).includes(message)),
    set: (field, value) => {
      kept.set(field, value);
      options.onChanged?.(field);
      edited();
    },
    fill: kept.set,
    formProps: {
      ...kept.formProps,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A dialog's form may be inside another one in React's tree.
        event.stopPropagation();
        submit();
      },
    },
    submit,
    waiting: submission.phase === 'waiting_for_line',
    failures,
  };
}

/** A rule for a field that is never drawn is a mistake of its author. */
function reportStrayRules(form: string, errors: FieldErrors, isShown: (field: string) => boolean): void {
  for (const [field, message] of Object.entries(errors))
    if (message && !isShown(field))
      console.error(`Form "${form}": a rule names "${field}", which is not on the page. It was ignored: "${message}"`);
}

/** The first message of each field; fields that are not on screen are left out. */
export function messagesOf(
  problems: readonly FieldError[],
  shownAs?: Readonly<Record<string, string>>,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, message } of problems) {
    const shown = shownAs === undefined ? field : shownAs[field];
    if (shown !== undefined) messages[shown] ??= message;
  }
  return messages;
}
