import {
  type Quote,
  QUOTE_QUANTITY_MAX,
  quoteTotal,
  type QuoteCategory,
  missingTerms,
  type QuoteTerm,
  type RoomClass,
} from '@ayana/contracts/journey';
import { centsOf, dollarsOf, quantityProblem, wholeOf } from '@ayana/contracts/numbers';
import { messages } from './form-messages';

/** A line as it is typed. */
export interface LineValues {
  /** Keeps a line itself while it is moved. */
  key: number;
  category: QuoteCategory;
  label: string;
  quantity: string;
  /** US dollars. */
  price: string;
  included: boolean;
}

/** What a quote says, as it is typed, beside who offers it. */
export interface TypedTerms {
  valid_until: string;
  room_class: RoomClass | '';
  days_in_hospital: string;
  days_in_india: string;
  deposit: string;
  refund_terms: string;
  exclusions: string;
  not_given: readonly QuoteTerm[];
  lines: LineValues[];
}

/** A line below others: no other has its key. */
export const newLine = (lines: readonly LineValues[], line: Partial<LineValues> = {}): LineValues => ({
  category: 'surgeon',
  label: '',
  quantity: '1',
  price: '',
  included: true,
  ...line,
  key: Math.max(0, ...lines.map(({ key }) => key)) + 1,
});

export const NO_TERMS: TypedTerms = {
  valid_until: '',
  room_class: '',
  days_in_hospital: '',
  days_in_india: '',
  deposit: '',
  refund_terms: '',
  exclusions: '',
  not_given: [],
  lines: [newLine([])],
};

type Terms = Pick<
  Quote,
  'room_class' | 'days_in_hospital' | 'days_in_india' | 'deposit' | 'refund_terms' | 'exclusions' | 'not_given'
> & {
  lines: readonly Pick<Quote['lines'][number], 'category' | 'label' | 'quantity' | 'unit_price' | 'included'>[];
};

/** What a quote says, to be changed or to begin another with. */
export const valuesOf = (quote: Terms, valid_until: string): TypedTerms => ({
  valid_until,
  room_class: quote.room_class ?? '',
  days_in_hospital: quote.days_in_hospital?.toString() ?? '',
  days_in_india: quote.days_in_india?.toString() ?? '',
  deposit: quote.deposit === null ? '' : dollarsOf(quote.deposit),
  refund_terms: quote.refund_terms ?? '',
  exclusions: quote.exclusions ?? '',
  not_given: quote.not_given,
  lines: quote.lines.map(({ category, label, quantity, unit_price, included }, at) => ({
    key: at + 1,
    category,
    label,
    quantity: String(quantity),
    price: dollarsOf(unit_price),
    included,
  })),
});

/** What is wrong with a quote, by the names of its fields. */
export function quoteProblems(values: TypedTerms): Record<string, string | undefined> {
  const isDays = (text: string): boolean => text.trim() === '' || wholeOf(text) !== undefined;
  return {
    valid_until: values.valid_until === '' ? messages.until : undefined,
    days_in_hospital: isDays(values.days_in_hospital) ? undefined : messages.days,
    days_in_india: isDays(values.days_in_india) ? undefined : messages.days,
    deposit: depositProblem(values),
    ...Object.fromEntries(values.lines.flatMap((line, at) => lineProblems(line, at))),
  };
}

/** What is missing before a quote is sent, beside what is wrong with it. @param doctor_id of the named surgeon, or empty */
export function sendProblems(values: TypedTerms, doctor_id: string): Record<string, string> {
  const { room_class, refund_terms, exclusions, not_given } = termsOf(values);
  const said = { surgeon: doctor_id === '' ? null : {}, room_class, refund_terms, exclusions, not_given };
  return Object.fromEntries(missingTerms(said).map((term) => [term, messages.terms.missing[term]]));
}

function depositProblem({ deposit, lines }: TypedTerms): string | undefined {
  if (deposit.trim() === '') return undefined;
  const problem = quantityProblem(deposit, 'money');
  return problem ?? ((centsOf(deposit) ?? 0) > quoteTotal(lines.map(lineOf)) ? messages.deposit : undefined);
}

/** @param least the lowest quantity */
export function lineProblems(
  { label, quantity, price }: Pick<LineValues, 'label' | 'quantity' | 'price'>,
  at: number,
  least = 1,
): [string, string | undefined][] {
  const count = wholeOf(quantity) ?? -1;
  return [
    [`lines.${at}.label`, label.trim() === '' ? messages.label : undefined],
    [`lines.${at}.quantity`, count >= least && count <= QUOTE_QUANTITY_MAX ? undefined : messages.quantity],
    [`lines.${at}.price`, quantityProblem(price, 'money')],
  ];
}

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is typed beside the lines, as the API takes it. */
export const termsOf = (values: TypedTerms) => ({
  room_class: values.room_class === '' ? null : values.room_class,
  days_in_hospital: wholeOf(values.days_in_hospital) ?? null,
  days_in_india: wholeOf(values.days_in_india) ?? null,
  deposit: centsOf(values.deposit) ?? null,
  refund_terms: textOf(values.refund_terms),
  exclusions: textOf(values.exclusions),
  not_given: [...values.not_given],
});

/** A line as the API takes it; what is no number counts as 0. */
export const lineOf = ({ category, label, quantity, price, included }: LineValues) => ({
  category,
  label: label.trim(),
  quantity: wholeOf(quantity) ?? 0,
  unit_price: centsOf(price) ?? 0,
  included,
});

/** The whole of it as the API takes it. */
export const formOf = (values: TypedTerms) => ({
  ...termsOf(values),
  valid_until: values.valid_until,
  lines: values.lines.map(lineOf),
});

/** Lines with one of them at its neighbour's place. */
export function movedLines<Line>(lines: readonly Line[], from: number, to: number): Line[] {
  const line = lines[from];
  return line === undefined || to < 0 || to >= lines.length
    ? [...lines]
    : lines.toSpliced(from, 1).toSpliced(to, 0, line);
}
