import type { components } from '@ayana/contracts/api';
import { api, type Part, readPart } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

export type OwnRequest = components['schemas']['ConsultationRequestDto'];

interface OwnRequests {
  /** Newest first; null until loaded. */
  requests: readonly OwnRequest[] | null;
  failure: Part<never>['failure'];
  /** A load is running. */
  reading: boolean;
  read: () => void;
}

/** The signed-in user's consultation requests; nothing after the session has ended. */
export function useOwnRequests(): OwnRequests {
  const [part, setPart] = useState<Part<readonly OwnRequest[]> | null>(null);
  const [reading, setReading] = useState(true);
  const under = useRef<AbortController>(undefined);

  const read = useCallback(async (): Promise<void> => {
    under.current?.abort();
    const { signal } = (under.current = new AbortController());
    try {
      const answer = await readPart(readOwnRequests(signal));
      if (!signal.aborted) setPart(answer);
    } catch {
      // 401: signed out meanwhile, so the card disappears.
    } finally {
      if (!signal.aborted) setReading(false);
    }
  }, []);

  useEffect(() => {
    void read();
    return () => under.current?.abort();
  }, [read]);

  const again = useCallback((): void => {
    setReading(true);
    void read();
  }, [read]);

  return { requests: part?.value ?? null, failure: part?.failure ?? null, reading, read: again };
}

async function readOwnRequests(signal: AbortSignal): Promise<readonly OwnRequest[]> {
  const { data } = await api.GET('/consultation-requests', { signal });
  return data ?? [];
}
