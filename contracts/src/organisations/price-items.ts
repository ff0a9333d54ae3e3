import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import type { QuoteCategory } from '../journey/index.ts';

/** What a hospital charges for one unit, within its days. One price of a label is valid on a day. */
export interface PriceItem {
  id: Id;
  partner_hospital_id: Id;
  hospital_name: string;
  category: QuoteCategory;
  label: string;
  /** US cents. */
  unit_price: Integer;
  valid_from: CalendarDay;
  /** The last day. */
  valid_until: CalendarDay | null;
  version: Integer;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
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

export type PriceItemsPage = Page<PriceItem>;
