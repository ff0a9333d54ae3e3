import { FORM_TOASTS, type FormType } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import { toast, useKeptForm } from '@ayana/portal-kit';
import type { FormAnswer, FormValues, KeptForm } from '@ayana/portal-kit';
import { useEffect, useState } from 'react';

import { usePosted } from './posted';
import type { Posted } from './posted';
import { useWebsiteForm } from './use-website-form';
import type { WebsiteForm, WebsiteFormOptions } from './use-website-form';

export interface PageForm<Values extends FormValues> extends WebsiteForm<Values> {
  form: KeptForm<Values>;
  /** Id of a field's control on the page. */
  /** The request's reference after success. */
  reference: string | null;
}

/** Shows the toast of a page form after success (spec section 8). */
export const showReceivedToast = ({ message }: FormAnswer): void => {
  toast.success(FORM_TOASTS.success.title, message);
};

/** A form with its own page or section: stored under its type, with the page forms' success toast. */
export function usePageForm<Values extends FormValues, Type extends FormType>({
  type,
  initial,
  onAccepted,
  ...options
}: Pick<WebsiteFormOptions<Values, Type>, 'type' | 'problems' | 'payload' | 'serverFields' | 'action'> & {
  initial: Values;
  /** Called after success with the sent `values`. */
  onAccepted?: (values: Values) => void;
}): PageForm<Values> {
  const [reference, setReference] = useState<string | null>(null);
  const posted = usePosted(type);
  const form = useKeptForm({ name: type, version: 1, initial, posted: posted?.values });
  useClearSentForm(posted, form);
  const controlId = (field: keyof Values & string): string => `${type}-${field}`;
  const website = useWebsiteForm({
    ...options,
    type,
    form,
    posted,
    controlId,
    onAccepted: (answer) => {
      showReceivedToast(answer);
      setReference(answer.id === undefined ? null : requestReference(answer.id));
      onAccepted?.(form.values);
    },
  });
  return { ...website, form, reference };
}

/** Typed text is stored when the page is left; clears it for a posted form that was accepted. */
export function useClearSentForm(posted: Posted | undefined, { reset }: Pick<KeptForm<FormValues>, 'reset'>): void {
  const arrived = posted?.sent != null;
  useEffect(() => {
    if (arrived) reset();
  }, [arrived, reset]);
}
