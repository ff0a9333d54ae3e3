import { api, dataOf } from '@ayana/portal-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ResultGroup } from './result-address';

/** Milliseconds without a key before the search starts. */
const PAUSE = 150;
/** The API finds nothing for fewer characters. */
const SHORTEST = 2;

interface Answer {
  q: string;
  groups: readonly ResultGroup[] | null;
}

/** What the API finds while someone types. The results before stay until new ones have come. */
export function useResults(query: string): {
  groups: readonly ResultGroup[];
  state: 'ready' | 'loading' | 'failed';
  retry: () => void;
} {
  const q = query.trim();
  const isSearchable = Array.from(q).length >= SHORTEST;
  const [answer, setAnswer] = useState<Answer>({ q: '', groups: [] });
  const [tries, setTries] = useState(0);
  const request = useMemo(() => ({ q, tries }), [q, tries]);
  useEffect(() => {
    if (!isSearchable) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const groups = await dataOf(
        api.GET('/search/portal', { params: { query: { q: request.q } }, signal: abort.signal }),
      ).then(
        (found) => found.groups,
        () => null,
      );
      if (!abort.signal.aborted) setAnswer({ q: request.q, groups });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [request, isSearchable]);
  const retry = useCallback(() => {
    setAnswer({ q: '', groups: [] });
    setTries((count) => count + 1);
  }, []);
  if (!isSearchable) return { groups: [], state: 'ready', retry };
  const groups = answer.groups ?? [];
  if (answer.q !== q) return { groups, state: 'loading', retry };
  return { groups, state: answer.groups === null ? 'failed' : 'ready', retry };
}
