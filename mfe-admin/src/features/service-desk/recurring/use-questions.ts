import type { ServiceField } from '@ayana/contracts/service-desk';
import { usePart } from '@ayana/portal-kit/screens';
import type { CatalogItemDetail, RecurringRequestDetail } from '../types';
import { messages } from './messages';
import { readService } from './recurring.api';

const { form: words } = messages;

/** The questions of the service, and why there are none; of a new one they are read once the service is chosen. */
export function useQuestions(
  recurring: RecurringRequestDetail | null,
  service: string | null,
): { questions: readonly ServiceField[]; note: string | null } {
  const wanted = recurring === null ? service : null;
  const { value, failure } = usePart<CatalogItemDetail | null>({
    key: wanted ?? '',
    read: () => (wanted === null ? Promise.resolve(null) : readService(wanted)),
  });
  if (recurring !== null) return { questions: recurring.form, note: null };
  if (wanted === null) return { questions: [], note: null };
  if (value?.id !== wanted) return { questions: [], note: failure === null ? words.loading : words.failed };
  return { questions: value.published?.form ?? [], note: value.published === null ? words.notPublished : null };
}
