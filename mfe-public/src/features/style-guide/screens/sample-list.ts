import type { TableList } from '@ayana/shared-ui/table';
import { useState } from 'react';

export interface Sample {
  id: string;
  number: string;
  summary: string;
  owner: string | null;
  cost: number;
}

const SUMMARIES = [
  'Interpreter for Arabic on Monday morning',
  'Pickup at Chennai airport, two people and a wheelchair',
  'Bed in a quiet room from the 12th',
];
const OWNERS = ['Ishani Verghese', null, 'Farid Rahimov'];

export const samples = (count: number): Sample[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    number: `SR-${String(at + 1).padStart(6, '0')}`,
    summary: SUMMARIES[at % 3] ?? '',
    owner: OWNERS[at % 3] ?? null,
    cost: 40 + ((at * 37) % 400),
  }));

const nothing = (): void => undefined;

/** A list as `useList` gives it, without an API. */
export function useSampleList(items: readonly Sample[], over: Partial<TableList<Sample>> = {}): TableList<Sample> {
  const [selected, select] = useState<TableList<Sample>['selected']>({});
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  return {
    items,
    known: true,
    failure: null,
    loading: false,
    hasMore: false,
    loadingMore: false,
    moreFailure: null,
    loadMore: nothing,
    unseen: 0,
    showNew: nothing,
    reread: nothing,
    rereading: false,
    query,
    change: (change) => {
      const entries = Object.entries({ ...query, ...change });
      setQuery(Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))));
    },
    selected,
    select,
    ...over,
  };
}
