import type { LastEditor } from '../editing/index.ts';
import type { QuoteCategory } from '../journey/index.ts';

/** What a hospital charges for one unit, within its days. One price of a label is valid on a day. */
export interface PriceItem {
  id: string;
  partner_hospital_id: string;
  hospital_name: string;
  category: QuoteCategory;
  label: string;
  /** US cents. */
  unit_price: number;
  valid_from: string;
  /** The last day; null: until further notice. */
  valid_until: string | null;
  version: number;
  updated_at: string;
  updated_by?: LastEditor | null;
}

/** What a line of an imported price sheet does. */
export const PRICE_LINE_STATES = ['new', 'changed', 'unchanged'] as const;
export type PriceLineState = (typeof PRICE_LINE_STATES)[number];

export interface PriceImportLine extends Pick<
  PriceItem,
  'hospital_name' | 'category' | 'label' | 'unit_price' | 'valid_from' | 'valid_until'
> {
  /** Of the file; null: a price of the sheet that ends, because one of the file takes over. */
  line: number | null;
  state: PriceLineState;
  /** US cents, where the price of the line changes. */
  earlier_price: number | null;
}
