import { hospitalFrontSrc } from '@ayana/contracts/catalogue';

import { HOSPITAL_FRAME } from '../hospital-details/hospital-drawings';

/** What of a hospital its front is drawn from. */
export interface FrontOf {
  readonly hospital_name: string;
  readonly bed_capacity: number | null;
  readonly city: { readonly name: string } | null;
}

/** The address of a hospital's drawn front. */
export const frontSrc = ({ hospital_name, bed_capacity, city }: FrontOf): string =>
  hospitalFrontSrc({ name: hospital_name, city: city?.name ?? 'India', beds: bed_capacity ?? 100 });

/** A hospital's drawn front; the name stands beside it, so it says nothing of its own. */
export function FrontPicture({ hospital, eager = false }: { hospital: FrontOf; eager?: boolean }) {
  return (
    <img
      src={frontSrc(hospital)}
      alt=""
      {...HOSPITAL_FRAME}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
