import { useSearchParams } from 'react-router-dom';

import { termOf } from './load-search';
import type { Meaning } from './meaning';
import { SearchMeaning } from './search-meaning';

/** The search's meaning above a list, and contact options where nothing matches. */
export function ListMeaning({ meaning }: { meaning: Meaning | null }) {
  const [query] = useSearchParams();
  return meaning === null ? null : <SearchMeaning term={termOf(query)} meaning={meaning} titled />;
}
