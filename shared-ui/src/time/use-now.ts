import { useState } from 'react';
import { useEvery } from './use-every';

/** How often the clocks on the page move, in milliseconds: minutes are shown, so none is wrong for long. */
const TICK = 10_000;

/** The time, moving on by itself; at once when the tab is looked at again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEvery(TICK, () => setNow(new Date()));
  return now;
}
