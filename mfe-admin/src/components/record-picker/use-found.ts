import { useEffect, useState } from 'react';

/** What a search found, or that it failed; null before it. */
export type Found<Row> = readonly Row[] | 'failed' | null;

/**
 * Searches whenever the words change. What the last words found stays until the next answer: a row must not go away under a press.
 * @param find a constant; rejects where the search failed
 */
export function useFound<Row>(
  q: string,
  find: (q: string) => Promise<readonly Row[]>,
  isWanted = q !== '',
): Found<Row> {
  const [found, setFound] = useState<Found<Row>>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void (async () => {
      const answer = await find(q).catch(() => 'failed' as const);
      if (isCurrent) setFound(answer);
    })();
    return () => {
      isCurrent = false;
    };
  }, [q, find, isWanted]);
  return isWanted ? found : null;
}
