import type { ShownWork } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import type { WorkDetail } from './work.types';

/** A piece of work of the signed-in partner, as far as it decides what it shows. */
export function useShownWork({
  kind,
  status,
  access_end,
}: Pick<WorkDetail, 'kind' | 'status' | 'access_end'>): ShownWork {
  const role = useSession((session) => session.role);
  return { kind, status, access_end, of_hospital: role === 'partner/hospital' };
}
