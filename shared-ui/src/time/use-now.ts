import { useState } from 'react';
import { useEvery } from './use-every';

/** How often the clocks on the page update, in milliseconds: they show minutes only. */
const TICK = 10_000;

/** The current time, updated regularly, and at once when the tab becomes visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEvery(TICK, () => setNow(new Date()));
  return now;
}
