import type { OrganisationKind } from '@ayana/contracts/organisations';
import type { NamedRecord } from '../record-picker/record-picker';
import { messages as words } from './messages';

export interface PlaceValues {
  into: 'fresh' | 'known';
  name: string;
  kind: OrganisationKind;
  partner_id: NamedRecord | null;
  doctor_id: NamedRecord | null;
}

/** What the API takes: a doctor of the catalogue, an organisation that exists, or the name and kind of a new one. */
export interface Acceptance {
  partner_id?: string;
  name?: string;
  kind?: OrganisationKind;
  doctor_id?: string;
}

export const noPlace = (name: string, kind: OrganisationKind | null): PlaceValues => ({
  into: 'fresh',
  name,
  kind: kind ?? 'other',
  partner_id: null,
  doctor_id: null,
});

export function placeFaults(of: 'partner' | 'doctor', { into, name, partner_id, doctor_id }: PlaceValues) {
  if (of === 'doctor') return { doctor_id: doctor_id === null ? words.needDoctor : undefined };
  if (into === 'known') return { partner_id: partner_id === null ? words.needOrganisation : undefined };
  return { name: name.trim() === '' ? words.needName : undefined };
}

export function acceptanceOf(of: 'partner' | 'doctor', values: PlaceValues): Acceptance {
  const { into, name, kind, partner_id, doctor_id } = values;
  if (of === 'doctor') return { doctor_id: doctor_id?.id ?? '' };
  return into === 'known' ? { partner_id: partner_id?.id ?? '' } : { name, kind };
}
