import type { operations } from '@ayana/contracts/api';
import type { QuoteCategory } from '@ayana/contracts/journey';
import type { MemberRole, PriceImportLine, PriceItem } from '@ayana/contracts/organisations';
import { api, dataOf, type Part } from '@ayana/portal-kit';
import { type ImportReport, listLoader, saveFile } from '@ayana/portal-kit/screens';

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

export const saveTemplate = (name: string): Promise<Part<string>> =>
  saveFile(api.GET('/price-items/template', { parseAs: 'blob' }), name);

export interface PriceImportReport extends ImportReport {
  lines: PriceImportLine[];
}

/** The text is sent as it is. */
const CSV = { bodySerializer: (body: unknown): BodyInit => String(body), headers: { 'Content-Type': 'text/csv' } };

/** What an import of this file would do. */
export const checkImport = (body: string): Promise<PriceImportReport> =>
  dataOf(api.POST('/price-items/import', { ...CSV, params: { query: { dry_run: true } }, body }));

/** Writes all lines or none; with the same key once. */
export const runImport = (body: string, key: string): Promise<PriceImportReport> =>
  dataOf(api.POST('/price-items/import', { ...CSV, params: { header: { 'Idempotency-Key': key } }, body }));

export interface OwnHospital {
  id: string;
  hospital_name: string;
}

export interface OwnSheets {
  hospitals: readonly OwnHospital[];
  own_role: MemberRole | null;
}

/** The hospitals of the reader, and the reader's role there. */
export async function readOwnSheets(): Promise<OwnSheets> {
  const own = await dataOf(api.GET('/organisations/own'));
  return { hospitals: own?.hospitals ?? [], own_role: own?.own_role ?? null };
}
