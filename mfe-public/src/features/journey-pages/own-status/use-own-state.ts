import type { components } from '@ayana/contracts/api';
import { api, type Part, readPart } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

export type OwnRequest = components['schemas']['ConsultationRequestDto'];
export type OwnJourney = components['schemas']['PatientJourneyDto'];

export interface OwnState {
  /** The newest journey; null without one. */
  journey: OwnJourney | null;
  /** Newest first. */
  requests: readonly OwnRequest[];
}

interface OwnStateReading {
  /** Null until loaded. */
  state: OwnState | null;
  failure: Part<never>['failure'];
  /** A load is running. */
  reading: boolean;
  read: () => void;
}

/** The signed-in user's journey and consultation requests; nothing after the session has ended. */
export function useOwnState(): OwnStateReading {
  const [part, setPart] = useState<Part<OwnState> | null>(null);
  const [reading, setReading] = useState(true);
  const under = useRef<AbortController>(undefined);

  const read = useCallback(async (): Promise<void> => {
    under.current?.abort();
    const { signal } = (under.current = new AbortController());
    try {
      const answer = await readPart(readOwnState(signal));
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

  return { state: part?.value ?? null, failure: part?.failure ?? null, reading, read: again };
}

async function readOwnState(signal: AbortSignal): Promise<OwnState> {
  const [journey, requests] = await Promise.all([
    api.GET('/patient-journeys/latest', { signal }),
    api.GET('/consultation-requests', { signal }),
  ]);
  return { journey: journey.data ?? null, requests: requests.data ?? [] };
}
