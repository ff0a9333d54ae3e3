import { BOOKING_HORIZON_DAYS } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';
import { useCallback, useEffect, useState } from 'react';

import type { FreeTime, Kind } from './doctor';

export interface FreeTimes {
  /** Null while they are read for the first time. */
  times: readonly FreeTime[] | null;
  failed: boolean;
  read: () => void;
}

/**
 * Every free time of a doctor that can be booked. They are read again when someone comes back to the page: meanwhile some were taken.
 * @param known what the server read for the page, by video
 */
export function useFreeTimes(doctorId: string, kind: Kind, known: readonly FreeTime[] | null): FreeTimes {
  const [found, setFound] = useState<{ kind: Kind; times: readonly FreeTime[] } | null>(
    known === null ? null : { kind: known[0]?.kind ?? kind, times: known },
  );
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    const look = async (): Promise<void> => {
      try {
        const { data } = await api.GET('/doctors/{id}/free-times', {
          params: { path: { id: doctorId }, query: { kind, days: BOOKING_HORIZON_DAYS } },
          signal: gone.signal,
          cache: turn === 0 ? 'default' : 'no-cache',
        });
        if (gone.signal.aborted || data === undefined) return;
        setFound({ kind, times: data.items });
        setFailed(false);
      } catch {
        if (!gone.signal.aborted) setFailed(true);
      }
    };
    void look();
    return () => gone.abort();
  }, [doctorId, kind, turn]);

  const read = useCallback(() => {
    setFailed(false);
    setTurn((before) => before + 1);
  }, []);

  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', read);
    return () => {
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', read);
    };
  }, [read]);

  return { times: found?.kind === kind ? found.times : null, failed, read };
}
