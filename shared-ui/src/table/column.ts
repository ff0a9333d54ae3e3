import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Item> {
  id: string;
  title: string;
  cell: (item: Item) => ReactNode;
  /** The API's name of this sort; without one the column cannot be sorted. */
  sort?: string;
  /** The order of the first press. Default `asc`. */
  firstOrder?: SortOrder;
  /** Width of the column, e.g. `120px`, `24%`; the rest is shared. */
  width?: string;
  /** The first line of a card, and the link of its row. One column has it; it cannot be hidden. */
  lead?: boolean;
  /** Figures, at the end of their column. */
  end?: boolean;
  /** A word that needs no title: in a card it is beside others. */
  chip?: boolean;
  /** Shown only when it is chosen. */
  hidden?: boolean;
}

export type SortOrder = 'asc' | 'desc';
export interface Sort {
  by: string;
  order: SortOrder;
}

/** Why a load failed. */
interface Failure {
  message: string;
  reference?: string | undefined;
}

/** What the table needs of a list; portal-kit's `useList` gives it. */
export interface TableList<Item> {
  items: readonly Item[];
  known: boolean;
  failure: Failure | null;
  /** Another list is on its way: filters or the sort were changed. */
  loading: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailure: Failure | null;
  loadMore: () => void;
  unseen: number;
  showNew: () => void;
  reread: () => void;
  rereading: boolean;
  query: Readonly<Record<string, string>>;
  change: (change: Readonly<Record<string, string | null>>) => void;
  selected: Readonly<Record<string, true>>;
  select: (next: Readonly<Record<string, true>>) => void;
}

/** The texts of one table. */
export interface TableTexts {
  /** What the table lists, for screen readers. */
  label: string;
  empty: { title: string; text: string };
  /** The heading where filters leave nothing; a list without filters has none. */
  filtered?: string;
  /** "The requests couldn’t be loaded." */
  failed: string;
}
