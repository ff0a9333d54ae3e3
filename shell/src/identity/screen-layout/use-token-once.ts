import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks the history entry whose token was removed. */
const TAKEN = { taken: true };

/**
 * A token from the URL: kept in memory and removed at once from the address bar, the history and the referrer.
 * It is dropped on the next navigation; a later link on the same page brings a new one.
 */
export function useTokenOnce(name: string): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const found = search.get(name);
  const [token, setToken] = useState(found);
  const taken = typeof state === 'object' && state !== null && 'taken' in state;
  if (found !== null && found !== token) setToken(found);
  if (found === null && token !== null && !taken) setToken(null);
  useEffect(() => {
    if (found === null) return;
    const rest = new URLSearchParams(location.search);
    rest.delete(name);
    const query = rest.toString();
    const address = { search: query === '' ? '' : `?${query}` };
    void navigate(address, { replace: true, preventScrollReset: true, state: TAKEN });
  }, [found, name, navigate]);
  return token ?? undefined;
}
