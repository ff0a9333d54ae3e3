/** One page of a list, as every list route of the API answers it. */
export interface Page<Item> {
  items: readonly Item[];
  next_cursor: string | null;
}
