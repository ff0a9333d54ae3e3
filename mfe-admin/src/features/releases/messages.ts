import type { FailurePhase, VitalName, VitalRating } from '@ayana/contracts/operation';

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const vitals: Record<VitalName, readonly [short: string, long: string]> = {
  LCP: ['Largest paint', 'When the largest text or picture is on screen'],
  INP: ['Answer to a press', 'How long the slowest presses wait for an answer'],
  CLS: ['Layout shift', 'How much the page moves by itself'],
  FCP: ['First paint', 'When the first thing is on screen'],
  TTFB: ['First byte', 'When the server has begun to answer'],
};

const phases: Record<FailurePhase, string> = {
  entry: 'Its entry did not come or did not run',
  portal: 'It names no such page',
  page: 'The code of a page did not come',
  render: 'A page threw while it was drawn',
  server: 'Its server bundle failed; the browser drew the page',
};

const ratings: Record<VitalRating, string> = { good: 'good', middling: 'to improve', poor: 'poor' };

/** What the releases page says. */
export const messages = {
  title: 'Releases',
  parts: (remotes: number): string => `${plural(remotes, 'part', 'parts')} released`,
  onTheirWay: (remotes: readonly string[]): string =>
    remotes.length === 0 ? '' : `, ${remotes.join(', ')} on the way to everybody`,
  reported: (failures: number): string =>
    failures === 0 ? 'no failures reported' : plural(failures, 'failure reported', 'failures reported'),
  period: { 24: 'in the last 24 hours', 168: 'in the last 7 days' } as Record<number, string>,
  periods: { label: 'Time', day: 'Last 24 hours', week: 'Last 7 days' },
  generation: (generation: number): string => `Generation ${generation} of the registry.`,
  given: {
    everybody: () => 'Everybody',
    rest: (percent: number) => `Everybody else, ${percent} %`,
    part: (percent: number) => `A part, ${percent} %`,
    past: () => 'Open tabs only',
  },
  since: 'Released',
  previous: (version: string): string => `A roll-back leads to ${version}.`,
  noPrevious: 'There is nothing to roll back to yet.',
  older: (count: number): string =>
    `${plural(count, 'older version was', 'older versions were')} seen as well, in tabs that are still open.`,
  columns: { version: 'Version', given: 'Given to', views: 'Pages shown', failures: 'Failures' },
  noFailures: 'none',
  percent: (percent: number): string => `${percent} %`,
  noVitals: 'No measurements yet. They come from browsers when a page is closed.',
  vitals,
  ratings,
  reports: (count: number): string => `${count.toLocaleString('en', { notation: 'compact' })} measured`,
  vitalsTitle: 'How fast people had it',
  reading: {
    title: 'How to read this',
    text: 'Every number is the 75th percentile of what browsers measured: three of four people had it as good or better. Beside it stands how many were measured; a handful says little.',
    failures:
      'A part that does not load or throws in somebody’s browser is listed on this page the moment it is reported.',
  },
  unseen: {
    title: 'Not seen yet',
    text: 'Released, and shown to nobody in this time.',
    columns: { part: 'Part', version: 'Version', since: 'Released', previous: 'A roll-back leads to' },
    never: { since: 'not noted', previous: 'nothing yet' },
  },
  failures: {
    title: 'Failures',
    columns: { part: 'Part', phase: 'What happened', count: 'Reports', last: 'Last' },
  },
  phases,
  empty: {
    title: 'Nothing is released',
    text: 'The registry of releases is empty or not within reach of the API. What “npm run release” puts there appears here by itself.',
  },
  failed: {
    title: 'The releases could not be read',
    stale: 'They could not be read again; this is what was known before.',
    retry: 'Retry',
    reference: (id: string): string => `Reference for support: ${id}`,
  },
} as const;
