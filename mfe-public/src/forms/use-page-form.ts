import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { answerNumber, FORM_TOASTS } from '@ayana/contracts/forms';
import type { FormType } from '@ayana/contracts/forms';
import { localHref } from '@ayana/contracts/language';
import { sendForm, toast } from '@ayana/portal-kit';
import type { FormAnswer, FormPayload, FormValues } from '@ayana/portal-kit';
import { type FormEngine, messagesOf, useFormEngine } from '@ayana/portal-kit/form-engine';
import { useEffect, useRef, useState } from 'react';

import type { FieldProblem } from './field-problem';
import { FILES_FIELD, type FilesField, type FormFiles, useFormFiles } from './files/use-form-files';
import { trimmed } from './payload';
import { type Posted, usePosted } from './posted';

export interface PageFormOptions<Values extends FormValues, Type extends FormType = FormType> {
  /** The form's type for the API. */
  type: Type;
  /** Names the form in storage; default is its type. */
  name?: string;
  initial: Values;
  /** Adds what the page knows without the visitor; it is shown and sent, never stored. */
  complete?: (values: Values) => Values;
  /** A field was changed by the visitor. */
  onChanged?: (field: string) => void;
  /** Everything that blocks sending, in order. */
  problems: (values: Values) => readonly FieldProblem<keyof Values & string>[];
  payload: (values: Values) => FormPayload<Type>;
  /** Reports and pictures may go with it (`FormFilesField`). */
  takesFiles?: boolean;
  /** URL for posting it without scripts; default is the page's own. */
  action?: string;
  /** The server's answer when the browser posted it itself; default is the one to a form of this type. */
  posted?: Posted | undefined;
  /** Field of the payload -> field on screen; left out where the names are equal. */
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Id of a field's control on the page, for the focus; default is `<type>-<field>`. */
  controlId?: (field: (keyof Values & string) | FilesField) => string;
  /** For forms in steps: the visible step, and what follows when it is valid; null for the last step. */
  part?: { has: (field: keyof Values & string) => boolean; onRight: () => void } | null;
  /** Focuses a field that may be in a hidden step. */
  reveal?: (field: (keyof Values & string) | FilesField) => void;
  /** Says that it was sent; default is the toast of page forms (spec section 8). Null where what is shown next says it. */
  success?: ((answer: FormAnswer) => void) | null;
  onAccepted?: (answer: FormAnswer, values: Values) => void;
  /** Failure title and text from section 8, where it has special ones. */
  failureTitle?: string;
  failureText?: string;
}

export interface BoundControl<Name extends string> {
  name: Name;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

export interface PageForm<Values extends FormValues> extends Omit<
  FormEngine<Values>,
  'formProps' | 'errors' | 'errorOf' | 'isShown'
> {
  /** For the `<form>`. It uses POST, so that a submit before hydration puts no answer into a URL. */
  formProps: FormEngine<Values>['formProps'] & { method: 'post'; action: string };
  type: FormType;
  /** The request's reference after success. */
  reference: string | null;
  posted: Posted | undefined;
  /** For `FormFilesField`, where the form takes files. */
  files: FormFiles;
  /** Its place; read where it is drawn. */
  filesPlace: () => { id: string; error: string | undefined };
  controlId: (field: keyof Values & string) => string;
  /** For the field around a control, read where it is drawn: its id, and its error after a submit or the server's answer. */
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

/** Shows the toast of a page form after success (spec section 8). */
export const showReceivedToast = ({ message }: FormAnswer): void => {
  toast.success(FORM_TOASTS.success.title, message);
};

/**
 * A form of the public pages: it says what is missing, wrong or failed by section 8's toasts as well, works without
 * scripts, and may be asked in steps.
 */
export function usePageForm<Values extends FormValues, Type extends FormType>(
  options: PageFormOptions<Values, Type>,
): PageForm<Values> {
  const { type, problems, payload, reveal, part = null, onAccepted, failureText, action, ...rest } = options;
  const files = useFormFiles(rest.takesFiles === true ? (rest.name ?? type) : null);
  const own = usePosted(type);
  const posted = 'posted' in options ? options.posted : own;
  const {
    success = showReceivedToast,
    failureTitle = FORM_TOASTS.failure.title,
    controlId = (field) => `${type}-${field}`,
  } = rest;
  const [reference, setReference] = useState<string | null>(null);
  const complaint = useRef<number | undefined>(undefined);
  const complain = (title: string, text: string): void => {
    complaint.current = toast.failure(title, text);
  };
  const failed = (message: string): void => complain(failureTitle, failureText ?? message);

  const form = useFormEngine<Values, FormAnswer>({
    ...rest,
    name: rest.name ?? type,
    ...(rest.serverFields === undefined ? {} : { serverFields: { ...rest.serverFields, [FILES_FIELD]: FILES_FIELD } }),
    posted,
    rules: (values) => {
      const wrong = messagesOf(problems(values).filter(({ field }) => part === null || part.has(field)));
      const problem = files.problem();
      // Files go on arriving while the next step is filled in.
      return part !== null || problem === null ? wrong : { ...wrong, [FILES_FIELD]: problem };
    },
    send: (values, key) => {
      const answers = payload(values);
      if (files.files.length === 0) return sendForm(type, answers, key());
      return sendForm(type, { ...answers, ...files.payload() }, key(), files.headers());
    },
    noAnswer: FORM_TOASTS.unexpected,
    focus: reveal ?? ((field) => focusControl(controlId(field))),
    next: part?.onRight,
    onWrong: (field, message) =>
      complain(
        field !== FILES_FIELD && trimmed(form.values[field] ?? '') === '' ? MISSING_INFORMATION.title : failureTitle,
        message,
      ),
    onRejected: failed,
    onOffline: () => failed(FORM_TOASTS.unexpected),
    onAccepted: (answer, values) => {
      // Close an earlier toast: not every form shows one that replaces it.
      if (complaint.current !== undefined) toast.dismiss(complaint.current);
      files.reset();
      success?.(answer);
      setReference(answerNumber(answer));
      onAccepted?.(answer, values);
    },
  });
  const { values, set, formProps, reset } = form;

  // Typed text is stored when the page is left; a posted form that was accepted needs it no more.
  const arrived = posted?.sent != null;
  useEffect(() => {
    if (arrived) reset();
  }, [arrived, reset]);

  return {
    ...form,
    // Its answer replaces the form.
    formProps: {
      ...formProps,
      method: 'post',
      action: `${action === undefined ? '' : localHref(action)}#${formProps.id}`,
    },
    type,
    reference,
    posted,
    files: {
      ...files,
      add: (file) => {
        files.add(file);
        form.edited();
      },
      remove: (id) => {
        files.remove(id);
        form.edited();
      },
    },
    filesPlace: () => ({ id: controlId(FILES_FIELD), error: form.errorOf(FILES_FIELD) }),
    controlId,
    place: (field) => ({ id: controlId(field), error: form.errorOf(field) }),
    control: (field) => ({
      name: field,
      value: values[field] ?? '',
      onChange: ({ target }) => set(field, target.value as Values[typeof field]),
    }),
  };
}
