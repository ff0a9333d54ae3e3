import type { Admission } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../../work/work.types';

const LIVE = ['admissions.updated', 'quotes.updated'] as const;

/** The stay of the accepted quote of a referral; null for other work, and until the patient has chosen this hospital. */
export function useStay({ id, kind, status }: WorkDetail): Admission | null {
  const isAsked = kind === 'referral' && (status === 'accepted' || status === 'done');
  const stay = usePart<Admission | null>({
    key: `${id} ${isAsked}`,
    read: async () => {
      if (!isAsked) return null;
      const { items } = await dataOf(api.GET('/admissions', { params: { query: { assignment_id: id } } }));
      return items[0] ?? null;
    },
    live: LIVE,
  });
  return stay.value;
}
