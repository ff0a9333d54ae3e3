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
}
