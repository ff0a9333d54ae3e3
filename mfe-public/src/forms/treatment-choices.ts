import { api, ApiProblem } from '@ayana/portal-kit';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { type RefObject, useEffect, useState } from 'react';

/** A treatment to choose (spec section 7: id, name and category of the active ones, by name). */
export interface TreatmentChoice {
  /** What is sent. */
  name: string;
  /** What is read: the lay name, then the clinical one. */
  label: string;
  category: string;
}

/** The loading state of the treatments (spec section 8 has the texts). */
export type TreatmentChoices =
  | { phase: 'loading' }
  | { phase: 'failed'; message: string }
  | { phase: 'read'; choices: readonly TreatmentChoice[] };

/** More than the catalogue has. */
const LIMIT = 200;

/** @throws ApiProblem when they cannot be read */
export async function loadTreatmentChoices(signal?: AbortSignal): Promise<readonly TreatmentChoice[]> {
  const { data } = await api.GET('/treatments', {
    params: { query: { limit: LIMIT } },
    ...(signal === undefined ? {} : { signal }),
  });
  return (data?.items ?? []).map(({ name, plain_name, category }) => ({
    name: plain_name ?? name,
    label: treatmentLabel({ name, plain_name }),
    category,
  }));
}

const read = (choices: readonly TreatmentChoice[]): TreatmentChoices => ({ phase: 'read', choices });

/**
 * The treatments to choose from: from the page's loader, or loaded when the visitor starts the form; in a dialog at once.
 * @param given from the page's loader; null or undefined without any
 */
export function useTreatmentChoices(
  given: readonly TreatmentChoice[] | null | undefined,
  input: RefObject<HTMLInputElement | null>,
): TreatmentChoices {
  const [state, setState] = useState<TreatmentChoices>(given ? read(given) : { phase: 'loading' });
  const wanted = !given;
  useEffect(() => {
    const form = input.current?.form;
    if (!wanted || form === null || form === undefined) return undefined;
    let current = true;
    let asked = false;
    const show = (next: TreatmentChoices): void => {
      if (current) setState(next);
    };
    const load = (): void => {
      if (asked) return;
      asked = true;
      loadTreatmentChoices().then(
        (choices) => show(read(choices)),
        (error: unknown) => {
          // The next focused field tries again.
          asked = false;
          show({ phase: 'failed', message: error instanceof ApiProblem ? error.message : FORM_TOASTS.unexpected });
        },
      );
    };
    if (form.closest('[role="dialog"]') !== null || form.contains(document.activeElement)) load();
    form.addEventListener('focusin', load);
    return () => {
      current = false;
      form.removeEventListener('focusin', load);
    };
  }, [wanted, input]);
  return state;
}
