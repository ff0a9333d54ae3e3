/** The treatment and hospital of a consultation opened from their pages. */
export interface ConsultationAbout {
  /** Slug of the treatment. */
  treatment?: string | undefined;
  /** The treatment's everyday name, for the form and the mails. */
  procedure?: string | undefined;
  /** Id of the hospital. */
  hospital?: string | undefined;
  /** The hospital and its city, for the form and the mails. */
  destination?: string | undefined;
}

/** No treatment and no hospital. */
export const NOTHING_NAMED: ConsultationAbout = {};

/** `Lantern Bay Hospital, Chennai`. */
export function hospitalAndCity({
  hospital_name,
  city,
}: {
  hospital_name: string;
  city: { name: string } | null;
}): string {
  return city === null ? hospital_name : `${hospital_name}, ${city.name}`;
}

/** The URL of the form's page for the same treatment and hospital, for links without scripts. It has only slugs and ids, nothing a person typed. */
export function consultationPath({ treatment, hospital }: ConsultationAbout): string {
  const query = new URLSearchParams({
    ...(treatment ? { treatment } : {}),
    ...(hospital ? { hospital } : {}),
  }).toString();
  return query === '' ? '/consultation' : `/consultation?${query}`;
}
