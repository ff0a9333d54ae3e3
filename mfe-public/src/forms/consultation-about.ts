/** What a visitor asks about when the consultation is opened from a page that names it. */
export interface ConsultationAbout {
  /** Slug of the treatment. */
  treatment?: string | undefined;
  /** The treatment in everyday words, as the form and the mails name it. */
  procedure?: string | undefined;
  /** Id of the hospital. */
  hospital?: string | undefined;
  /** The hospital and its city, as the form and the mails name them. */
  destination?: string | undefined;
}

/** A page that names nothing. */
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

/** The form as a page that names the same: for a link without scripts. Slugs and ids only, nothing a person typed. */
export function consultationPath({ treatment, hospital }: ConsultationAbout): string {
  const query = new URLSearchParams({
    ...(treatment ? { treatment } : {}),
    ...(hospital ? { hospital } : {}),
  }).toString();
  return query === '' ? '/consultation' : `/consultation?${query}`;
}
