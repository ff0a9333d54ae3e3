import { FORM_TOASTS, type FormType } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import { toast } from '@ayana/portal-kit';
import type { FormAnswer, FormValues } from '@ayana/portal-kit';
import { useState } from 'react';

import { usePosted } from './posted';
import { useWebsiteForm } from './use-website-form';
import type { WebsiteForm, WebsiteFormOptions } from './use-website-form';

export interface PageForm<Values extends FormValues> extends WebsiteForm<Values> {
  /** The request's reference after success. */
  reference: string | null;
}

/** Shows the toast of a page form after success (spec section 8). */
export const showReceivedToast = ({ message }: FormAnswer): void => {
  toast.success(FORM_TOASTS.success.title, message);
};

/** A form with its own page or section, with the page forms' success toast. */
export function usePageForm<Values extends FormValues, Type extends FormType>({
  onAccepted,
  ...options
}: Pick<WebsiteFormOptions<Values, Type>, 'type' | 'initial' | 'problems' | 'payload' | 'serverFields' | 'action'> & {
  /** Called after success with the sent `values`. */
  onAccepted?: (values: Values) => void;
}): PageForm<Values> {
  const [reference, setReference] = useState<string | null>(null);
  const form = useWebsiteForm({
    ...options,
    posted: usePosted(options.type),
    onAccepted: (answer, values) => {
      showReceivedToast(answer);
      setReference(answer.id === undefined ? null : requestReference(answer.id));
      onAccepted?.(values);
    },
  });
  return { ...form, reference };
}
