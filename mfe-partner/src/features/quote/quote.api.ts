import type { components } from '@ayana/contracts/api';
import type { MedicalOpinion } from '@ayana/contracts/journey';
import type { PriceItem } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../work/work.types';

type Schemas = components['schemas'];
export type LastQuote = NonNullable<Schemas['LastQuoteDto']['quote']>;

/** What a quote is written with. */
export interface QuoteSources {
  doctors: readonly { id: string; name: string; detail: string }[];
  prices: readonly PriceItem[];
  last: LastQuote | null;
  /** The newest signed one; undefined without one, and where it may not be read any more. */
  opinion: MedicalOpinion | undefined;
}

export async function readSources({ id, journey_id, partner_hospital_id }: WorkDetail): Promise<QuoteSources> {
  const hospital = partner_hospital_id ?? '';
  const [doctors, prices, last, opinion] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/doctors', { params: { query: { hospital_id: hospital, ...part } } }))),
    readWhole((part) =>
      dataOf(api.GET('/price-items', { params: { query: { partner_hospital_id: hospital, ...part } } })),
    ),
    dataOf(api.GET('/quotes/last', { params: { query: { assignment_id: id } } })),
    signedOpinion(journey_id),
  ]);
  return {
    doctors: doctors.map((doctor) => ({
      id: doctor.id,
      name: doctor.full_name,
      detail: doctor.specialization ?? '',
    })),
    prices,
    last: last.quote,
    opinion,
  };
}

/** A quote can be written without it: what fails here leaves the editor as it is. */
async function signedOpinion(journey_id: string): Promise<MedicalOpinion | undefined> {
  const { data } = await api.GET('/medical-opinions', { params: { query: { journey_id } } });
  return data?.items
    .filter(({ signed_at }) => signed_at !== null)
    .toSorted((one, other) => (other.signed_at ?? '').localeCompare(one.signed_at ?? ''))[0];
}
