import { BOOKING_HORIZON_DAYS } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';
import { useCallback, useEffect, useState } from 'react';

import type { FreeTime, Kind } from './doctor';

export interface FreeTimes {
  /** Null while they load for the first time. */
  times: readonly FreeTime[] | null;
  failed: boolean;
  read: () => void;
}

/**
 * All free times of a doctor. They reload when the page becomes visible again, since some may be taken.
 * @param known the video times from the page's loader
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
