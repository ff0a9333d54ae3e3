import { defineMessages, number, plural } from '@ayana/contracts/language';
import type { FailurePhase, VitalName, VitalRating } from '@ayana/contracts/operation';

const vitals: Record<VitalName, readonly [short: string, long: string]> = {
  LCP: ['Largest paint', 'When the largest text or picture is on screen'],
  INP: ['Response to a click', 'How long the slowest clicks wait for a response'],
  CLS: ['Layout shift', 'How much the page moves by itself'],
  FCP: ['First paint', 'When the first thing is on screen'],
  TTFB: ['First byte', 'When the server has begun to answer'],
};

const phases: Record<FailurePhase, string> = {
  entry: 'The remote’s entry did not load or run',
  portal: 'The remote has no such page',
  page: 'A page’s code did not load',
  render: 'A page failed while rendering',
  server: 'The server bundle failed; the browser rendered the page',
};

const ratings: Record<VitalRating, string> = { good: 'good', middling: 'to improve', poor: 'poor' };

const period: Readonly<Record<number, string>> = { 24: 'in the last 24 hours', 168: 'in the last 7 days' };

/** What the releases page says. */
export const messages = defineMessages('mfe-admin/releases', {
  title: 'Releases',
  parts: (remotes: number): string =>
    `${plural(remotes, { one: '1 part', other: `${number(remotes)} parts` })} released`,
  onTheirWay: (remotes: string): string => `, ${remotes} partly released`,
  reported: (failures: number): string =>
    plural(failures, {
      0: 'no failures reported',
      one: '1 failure reported',
      other: `${number(failures)} failures reported`,
    }),
  period,
  periods: { label: 'Time', day: 'Last 24 hours', week: 'Last 7 days' },
  generation: (generation: number): string => `Generation ${generation} of the registry.`,
  given: {
    everyone: () => 'Everyone',
    rest: (percent: number) => `Everyone else, ${percent} %`,
    part: (percent: number) => `A part, ${percent} %`,
    past: () => 'Open tabs only',
  },
  since: 'Released',
  previous: (version: string): string => `A rollback leads to ${version}.`,
  noPrevious: 'There is no version to roll back to yet.',
  older: (count: number): string =>
    `${plural(count, { one: '1 older version is', other: `${number(count)} older versions are` })} still used in open tabs.`,
  columns: { version: 'Version', given: 'Given to', views: 'Pages shown', failures: 'Failures' },
  noFailures: 'none',
  noVitals: 'No measurements yet. They come from browsers when a page is closed.',
  vitals,
  ratings,
  vitalsTitle: 'How fast it was for users',
  vitalColumns: { value: 'Three of four users', good: 'Good up to', measured: 'Measured' },
  reading: {
    text: 'Every value is the 75th percentile of what browsers measured: three of four users had this value or better. A handful of measurements says little.',
    failures: 'A part that fails to load or run in a browser is listed here as soon as it is reported.',
  },
  unseen: {
    title: 'Not seen yet',
    text: 'Released, but not shown to anyone in this period.',
    columns: {
      part: 'Part',
      version: 'Version',
      since: 'Released',
      previous: 'A rollback leads to',
      actions: 'Change',
    },
    never: { since: 'not noted', previous: 'nothing yet' },
  },
  failures: {
    title: 'Failures',
    columns: { part: 'Part', phase: 'What happened', count: 'Reports', last: 'Last' },
  },
  phases,
  change: {
    name: (remote: string): string => `Change ${remote}`,
    promote: 'Give it to everyone',
    share: 'Change the share',
    part: 'Give an earlier version to a part',
    end_part: 'Take it away',
    roll_back: 'Roll back',
    review: 'Review link',
    busy: 'Switching',
    done: 'Switched',
    version: 'Version',
    traffic: 'Percent of the sessions',
    trafficHint: 'A whole number from 1 to 99. Who has it keeps it when the share grows.',
    trafficWrong: 'Enter a whole number from 1 to 99.',
    titles: {
      promote: (remote: string): string => `Give the new ${remote} to everyone?`,
      share: (remote: string): string => `Share of the new ${remote}`,
      part: (remote: string): string => `An earlier ${remote} for a part of the sessions`,
      end_part: (remote: string): string => `Take the new ${remote} away?`,
      roll_back: (remote: string): string => `Roll ${remote} back?`,
    },
    texts: {
      promote: (version: string, current: string): string => `${version} replaces ${current} for every session.`,
      share: (version: string, current: string): string => `${version} is out to a part; all others keep ${current}.`,
      part: (current: string): string => `All other sessions keep ${current}.`,
      end_part: (version: string, current: string): string => `The sessions that have ${version} get ${current} again.`,
      roll_back: (current: string): string =>
        `Every session gets the chosen version instead of ${current}. To come back to ${current}, release it again.`,
    },
    note: 'Page loads get it at once; open tabs with their next page. It is noted in the activity.',
  },
  rollout: {
    began: 'The roll-out began',
    once: 'Each visitor counts once.',
    seen: (now: number, before: number): string =>
      `${plural(now, { one: '1 visitor', other: `${number(now)} visitors` })} had the new version and ${number(before)} the other.`,
    states: {
      gathering: 'Too little yet to compare them.',
      same: 'No difference.',
      worse: 'It is taken back by itself within a minute.',
    },
    failures: (now: string, before: string): string => `It failed for ${now} of its visitors, the other for ${before}.`,
    failedPages: (now: string, before: string): string => `${now} of its pages failed, with the other ${before}.`,
    vital: (vital: string, now: string, before: string): string => `${vital}: ${now}, with the other ${before}.`,
    takenBack: (version: string): string => `${version} was rolled back by itself`,
    itself: 'by itself',
  },
  changes: {
    title: 'Changes from this page',
    columns: { part: 'Part', what: 'What', who: 'By', when: 'When', state: 'Result' },
    kinds: {
      promote: (version: string) => `${version} to everyone`,
      share: (version: string, traffic: number) => `${version} to ${traffic} %`,
      part: (version: string, traffic: number) => `${version} to ${traffic} %`,
      end_part: (version: string) => `${version} taken away`,
      roll_back: (version: string) => `Rolled back to ${version}`,
    },
    states: { running: 'Under way', done: 'Done', failed: 'Not done' },
    unknown: 'unknown',
  },
  empty: {
    title: 'No releases',
    text: 'The release registry is empty, or the API cannot read it. Releases made with “npm run release” appear here automatically.',
  },
  failed: {
    title: 'The releases couldn’t be loaded',
    stale: 'They couldn’t be refreshed. This is the last loaded version.',
    retry: 'Retry',
  },
});
