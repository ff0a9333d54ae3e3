declare const rows: unique symbol;

/** One page of a list, as every list route of the API answers it. */
export interface Page<Item> {
  items: readonly Item[];
  next_cursor: string | null;
}

/**
 * A page as `dataOf` gives it. Its rows cannot be taken off it: who reads them by `readWhole`, `readFirst` or a list knows whether there
 * are more, so that no sentence about "nothing" comes from a list that was cut.
 */
export interface CutPage<Item> {
  readonly next_cursor: string | null;
  readonly [rows]: readonly Item[];
}

/** What `dataOf` gives: a page keeps its rows to itself. */
export type Answered<Data> = Data extends { items: readonly (infer Item)[]; next_cursor: string | null }
  ? Omit<Data, 'items'> & CutPage<Item>
  : Data;
