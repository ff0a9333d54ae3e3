import { useSearchParams } from 'react-router-dom';

import { termOf } from './load-search';
import type { Meaning } from './meaning';
import { SearchMeaning } from './search-meaning';

/** The same above a list that is searched: what was understood, and a person where nothing fits. */
export function ListMeaning({ meaning }: { meaning: Meaning | null }) {
  const [query] = useSearchParams();
  return meaning === null ? null : <SearchMeaning term={termOf(query)} meaning={meaning} titled />;
}
