import type { operations } from '@ayana/contracts/api';
import type { QuoteCategory } from '@ayana/contracts/journey';
import type { PriceItem } from '@ayana/contracts/organisations';
import { api, dataOf, type Part } from '@ayana/portal-kit';
import { listLoader, saveFile } from '@ayana/portal-kit/screens';

type Query = NonNullable<operations['PriceItems_list']['parameters']['query']>;

/** The filters and the sort in the URL, as the API names them. */
export const NAMES = ['q', 'category', 'on', 'partner_hospital_id', 'sort', 'order'] as const;

export const pricesLoader = listLoader<PriceItem, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/price-items', { params: { query } })),
});

export interface PriceTerms {
  category: QuoteCategory;
  label: string;
  /** US cents. */
  unit_price: number;
  valid_from: string;
  valid_until: string | null;
  partner_hospital_id?: string;
}

export const addPrice = (body: PriceTerms, key: string): Promise<PriceItem> =>
  dataOf(api.POST('/price-items', { params: { header: { 'Idempotency-Key': key } }, body }));

const at = ({ id, version }: PriceItem) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });

export const changePrice = (item: PriceItem, body: PriceTerms): Promise<PriceItem> =>
  dataOf(api.PATCH('/price-items/{id}', { params: at(item), body }));

export async function removePrice(item: PriceItem): Promise<void> {
  await api.DELETE('/price-items/{id}', { params: at(item) });
}

export const savePrices = (query: Record<string, string>, name: string): Promise<Part<string>> =>
  saveFile(api.GET('/price-items/export', { params: { query }, parseAs: 'blob' }), name);

export interface OwnHospital {
  id: string;
  hospital_name: string;
}

export const readHospitals = async (): Promise<OwnHospital[]> =>
  (await dataOf(api.GET('/organisations/own')))?.hospitals ?? [];
