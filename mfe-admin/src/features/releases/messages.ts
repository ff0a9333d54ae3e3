import type { FailurePhase, VitalName, VitalRating } from '@ayana/contracts/operation';

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const vitals: Record<VitalName, readonly [short: string, long: string]> = {
  LCP: ['Largest paint', 'When the largest text or picture is on screen (LCP)'],
  INP: ['Answer to a press', 'How long the slowest presses wait for an answer (INP)'],
  CLS: ['Layout shift', 'How much the page moves by itself (CLS)'],
  FCP: ['First paint', 'When the first thing is on screen (FCP)'],
  TTFB: ['First byte', 'When the server has begun to answer (TTFB)'],
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
  summary: (remotes: number, failures: number): string =>
    `${plural(remotes, 'part', 'parts')} released, ${failures === 0 ? 'no failures reported' : plural(failures, 'failure reported', 'failures reported')}`,
  period: { 24: 'in the last 24 hours', 168: 'in the last 7 days' } as Record<number, string>,
  periods: { label: 'Time', day: 'Last 24 hours', week: 'Last 7 days' },
  generation: (generation: number): string => `Generation ${generation} of the registry.`,
  current: 'Everybody else',
  only: 'Everybody',
  part: 'A part',
  gone: 'Open tabs only',
  since: 'since',
  previous: 'A roll-back leads to',
  noPrevious: 'Nothing to roll back to yet',
  columns: { version: 'Version', given: 'Given to', traffic: 'Traffic', views: 'Pages shown' },
  percent: (percent: number): string => `${percent} %`,
  noVitals: 'No measurements yet. They come from browsers when a page is closed.',
  vitals,
  ratings,
  limits: (good: string, poor: string): string => `good up to ${good}, poor from ${poor}`,
  reports: (count: number): string => plural(count, 'measurement', 'measurements'),
  vitalsTitle: 'As people had it, 75th percentile',
  failures: {
    title: 'Failures',
    none: 'Nothing failed',
    noneText: 'A part that does not load or throws in somebody’s browser is listed here the moment it is reported.',
    columns: { part: 'Part', phase: 'What happened', count: 'Reports', last: 'Last' },
    times: (count: number): string => plural(count, 'report', 'reports'),
  },
  phases,
  empty: {
    title: 'Nothing is released',
    text: 'The registry of releases is empty or not within reach of the API. What `npm run release` puts there appears here by itself.',
  },
  failed: {
    text: 'The releases could not be read.',
    stale: 'They could not be read again; this is what was known before.',
    retry: 'Retry',
    reference: (id: string): string => `Reference for support: ${id}`,
  },
  loading: 'Reading the releases',
} as const;
