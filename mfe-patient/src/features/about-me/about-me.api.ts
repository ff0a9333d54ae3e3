import { type Account, type OwnDataRequest, readAccount, readDataRequests } from '@ayana/case-kit/account';
import type { components } from '@ayana/contracts/api';
import type { Companion, CompanionPermission, PatientJourney } from '@ayana/contracts/journey';
import { hasAboutMe } from '@ayana/contracts/identity';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, ofJourneyLastSeen, readOwnJourney } from '../../own-journey/own-journey';
import { type PatientDetails, readOwnDetails } from '../../patient-details/details.api';

export type AccompaniedJourney = components['schemas']['AccompaniedJourneyDto'];

interface Parts {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  companions: Part<Companion[]>;
  /** Journeys of others. */
  accompanied: Part<AccompaniedJourney[]>;
  details: Part<PatientDetails>;
  /** Null for those who have no "About me" of their own: theirs is the profile. */
  account: Part<Account> | null;
  /** As `account`. */
  dataRequests: Part<OwnDataRequest[]> | null;
}

export interface AboutMeData extends Parts {
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function aboutMeLoader({ request }: LoaderFunctionArgs): Promise<AboutMeData> {
  const own = await readOwnJourney(request);
  const { journey, options } = own;
  const readCompanions = async (): Promise<Companion[]> => {
    const journey_id = journey.value?.id;
    if (journey_id === undefined) return [];
    return (await dataOf(api.GET('/companions', { params: { query: { journey_id } } }))).items;
  };
  const readAccompanied = async (): Promise<AccompaniedJourney[]> => (await dataOf(api.GET('/companions/mine'))).items;
  const isPatient = hasAboutMe(useSession.getState().role);
  const [companions, accompanied, details, account, dataRequests] = await Promise.all([
    readPart(readCompanions()),
    readPart(readAccompanied()),
    readPart(readOwnDetails()),
    isPatient ? readPart(readAccount()) : null,
    isPatient ? readPart(readDataRequests()) : null,
  ]);
  const read = { journey, companions, accompanied, details, account, dataRequests };
  const { parts, asOf } = ofJourneyLastSeen<Parts>('about-me', own, read);
  return { ...parts, options, asOf };
}

export interface Invitation {
  name: string;
  email: string;
  relation: string;
  language: string;
  may: CompanionPermission[];
}

export const invite = (journey_id: string, invitation: Invitation, key: string): Promise<Companion> =>
  dataOf(api.POST('/companions', { headers: { 'Idempotency-Key': key }, body: { journey_id, ...invitation } }));

export const changeMay = (
  { id, version }: Pick<Companion, 'id' | 'version'>,
  may: CompanionPermission[],
): Promise<Companion> => dataOf(api.PATCH('/companions/{id}', { ...atVersion({ id, version }), body: { may } }));

export const withdraw = (id: string): Promise<Companion> =>
  dataOf(api.POST('/companions/{id}/withdraw', { params: { path: { id } } }));
