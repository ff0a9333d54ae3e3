import type { components } from '@ayana/contracts/api';
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
}

export async function readSources({ id, partner_hospital_id }: WorkDetail): Promise<QuoteSources> {
  const hospital = partner_hospital_id ?? '';
  const [doctors, prices, last] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/doctors', { params: { query: { hospital_id: hospital, ...part } } }))),
    readWhole((part) =>
      dataOf(api.GET('/price-items', { params: { query: { partner_hospital_id: hospital, ...part } } })),
    ),
    dataOf(api.GET('/quotes/last', { params: { query: { assignment_id: id } } })),
  ]);
  return {
    doctors: doctors.map((doctor) => ({
      id: doctor.id,
      name: doctor.full_name,
      detail: doctor.specialization ?? '',
    })),
    prices,
    last: last.quote,
  };
}
