import { defineMessages } from '../language/index.ts';

/** The required fields of a profile: an `unverified_user` who has filled in all of them becomes a `patient`. */
export const PROFILE_REQUIRED = ['first_name', 'last_name', 'phone', 'country', 'date_of_birth'] as const;
export type ProfileRequired = (typeof PROFILE_REQUIRED)[number];

export const PROFILE_LABELS: Record<ProfileRequired, string> = defineMessages(
  'contracts/identity/profile/profile-labels',
  {
    first_name: 'First name',
    last_name: 'Last name',
    phone: 'Phone',
    country: 'Country',
    date_of_birth: 'Date of birth',
  },
);

/** The required fields that are still empty, in the order of the form. */
export function missingProfileFields(
  profile: Readonly<Partial<Record<ProfileRequired, string | null | undefined>>>,
): ProfileRequired[] {
  // An empty last name was answered: the person has one name only.
  const hasOneName = profile.last_name === '' && Boolean(profile.first_name?.trim());
  return PROFILE_REQUIRED.filter((field) => !profile[field]?.trim() && !(field === 'last_name' && hasOneName));
}
