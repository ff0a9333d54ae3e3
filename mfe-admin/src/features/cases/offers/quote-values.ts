import {
  centsOf,
  dollarsOf,
  type Quote,
  QUOTE_QUANTITY_MAX,
  type QuoteCategory,
  quoteTotal,
  type RoomClass,
  wholeOf,
} from '@ayana/contracts/journey';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import type { QuoteForm } from './offers.api';

const { needed } = messages.quote;

/** A line as it is typed. */
export interface LineValues {
  category: QuoteCategory;
  label: string;
  quantity: string;
  /** US dollars. */
  price: string;
  included: boolean;
}

/** A quote as it is typed. */
export interface QuoteValues {
  hospital: NamedRecord | null;
  valid_until: string;
  room_class: RoomClass | '';
  days_in_hospital: string;
  days_in_india: string;
  deposit: string;
  refund_terms: string;
  exclusions: string;
  lines: LineValues[];
}

export const NEW_LINE: LineValues = { category: 'surgeon', label: '', quantity: '1', price: '', included: true };

export const NEW_QUOTE: QuoteValues = {
  hospital: null,
  valid_until: '',
  room_class: '',
  days_in_hospital: '',
  days_in_india: '',
  deposit: '',
  refund_terms: '',
  exclusions: '',
  lines: [NEW_LINE],
};

export const valuesOf = (quote: Quote): QuoteValues => ({
  hospital: quote.hospital,
  valid_until: quote.valid_until,
  room_class: quote.room_class ?? '',
  days_in_hospital: quote.days_in_hospital?.toString() ?? '',
  days_in_india: quote.days_in_india?.toString() ?? '',
  deposit: quote.deposit === null ? '' : dollarsOf(quote.deposit),
  refund_terms: quote.refund_terms ?? '',
  exclusions: quote.exclusions ?? '',
  lines: quote.lines.map(({ category, label, quantity, unit_price, included }) => ({
    category,
    label,
    quantity: String(quantity),
    price: dollarsOf(unit_price),
    included,
  })),
});

/** What is wrong with a quote, by the names of its fields. */
export function quoteProblems(values: QuoteValues): Record<string, string | undefined> {
  const isDays = (text: string): boolean => text.trim() === '' || wholeOf(text) !== undefined;
  return {
    partner_hospital_id: values.hospital === null ? needed.hospital : undefined,
    valid_until: values.valid_until === '' ? needed.until : undefined,
    days_in_hospital: isDays(values.days_in_hospital) ? undefined : needed.days,
    days_in_india: isDays(values.days_in_india) ? undefined : needed.days,
    deposit: values.deposit.trim() === '' || centsOf(values.deposit) !== undefined ? undefined : needed.price,
    ...Object.fromEntries(values.lines.flatMap((line, at) => lineProblems(line, at))),
  };
}

function lineProblems({ label, quantity, price }: LineValues, at: number): [string, string | undefined][] {
  const count = wholeOf(quantity) ?? 0;
  return [
    [`lines.${at}.label`, label.trim() === '' ? needed.label : undefined],
    [`lines.${at}.quantity`, count >= 1 && count <= QUOTE_QUANTITY_MAX ? undefined : needed.quantity],
    [`lines.${at}.price`, centsOf(price) === undefined ? needed.price : undefined],
  ];
}

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export function formOf(values: QuoteValues): QuoteForm {
  return {
    valid_until: values.valid_until,
    room_class: values.room_class === '' ? null : values.room_class,
    days_in_hospital: wholeOf(values.days_in_hospital) ?? null,
    days_in_india: wholeOf(values.days_in_india) ?? null,
    deposit: centsOf(values.deposit) ?? null,
    refund_terms: textOf(values.refund_terms),
    exclusions: textOf(values.exclusions),
    lines: values.lines.map(({ category, label, quantity, price, included }) => ({
      category,
      label: label.trim(),
      quantity: wholeOf(quantity) ?? 1,
      unit_price: centsOf(price) ?? 0,
      included,
    })),
  };
}

/** The total of what is typed so far, in US cents. */
export const totalOf = ({ lines }: QuoteValues): number =>
  quoteTotal(
    lines.map(({ quantity, price, included }) => ({
      quantity: wholeOf(quantity) ?? 0,
      unit_price: centsOf(price) ?? 0,
      included,
    })),
  );
