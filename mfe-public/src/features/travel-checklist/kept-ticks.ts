const KEY = 'ayana_travel_checklist';
/** Ticks are removed this many days after arrival. */
const KEPT_DAYS = 120;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Ticked items by checklist. A checklist is stored under a hash, so that someone with access to this device finds no
 * nationality or illness.
 */
type Kept = Record<string, { until: number; done: string[] }>;

const listeners = new Set<() => void>();
/** Without storage, ticks last as long as the page. */
let unstored = '';

/** The stored ticks as a string; unchanged until something changes. */
export function storedTicks(): string {
  try {
    // oxlint-disable-next-line no-restricted-globals -- form answers are kept for a day in a tab; a checklist is kept until the journey
    return localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Calls back when ticks change, here or in another tab. */
export function subscribeToTicks(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEY) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', follow);
  };
}

/** @param stored what `storedTicks` gave */
export const readTicks = (stored: string, checklist: string): readonly string[] =>
  read(stored)[nameOf(checklist)]?.done ?? [];

/** @param arrives_on `YYYY-MM-DD`; also removes checklists of past journeys */
export function writeTicks(checklist: string, arrives_on: string, done: ReadonlySet<string>): void {
  const name = nameOf(checklist);
  const until = Date.parse(`${arrives_on}T00:00:00Z`) + KEPT_DAYS * DAY;
  const today = new Date().getTime();
  const others = Object.entries(read(storedTicks())).filter(([other, kept]) => other !== name && kept.until > today);
  const own: Kept = done.size === 0 ? {} : { [name]: { until, done: [...done] } };
  unstored = JSON.stringify({ ...Object.fromEntries(others), ...own });
  try {
    // oxlint-disable-next-line no-restricted-globals -- as above
    localStorage.setItem(KEY, unstored);
  } catch {
    // Full or blocked: `unstored` has them.
  }
  for (const changed of listeners) changed();
}

function read(stored: string): Kept {
  try {
    const kept: unknown = JSON.parse(stored === '' ? '{}' : stored);
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    // Invalid data counts as empty.
    return {};
  }
}

/** FNV-1a, 32 bits: enough to distinguish the few checklists of one device. */
function nameOf(checklist: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of checklist) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}
