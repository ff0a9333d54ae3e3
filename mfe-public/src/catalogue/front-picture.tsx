import { hospitalFrontSrc } from '@ayana/contracts/catalogue';

import { HOSPITAL_FRAME } from '../hospital-details/hospital-drawings';

/** The data a hospital's front is drawn from. */
export interface FrontOf {
  readonly hospital_name: string;
  readonly bed_capacity: number | null;
  readonly city: { readonly name: string } | null;
}

/** The URL of a hospital's drawn front. */
export const frontSrc = ({ hospital_name, bed_capacity, city }: FrontOf): string =>
  hospitalFrontSrc({ name: hospital_name, city: city?.name ?? 'India', beds: bed_capacity ?? 100 });

/** A hospital's drawn front; decorative, since the name is beside it. */
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
