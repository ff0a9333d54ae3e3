import { table } from '@ayana/tooling/check/table.ts';
import { ASSUMPTIONS, limitsOf, type Need, needOf, type Units } from './capacity.ts';

/** Visits a month that docs/capacity.md is about. */
const VISITS = [10_000, 1_000_000, 100_000_000];

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(0) : value.toPrecision(2);

/** Tables of what visits need, from measured units. */
export function capacityTables(units: Units): string {
  const needs = VISITS.map((visits) => needOf(visits, units));
  const rows: readonly (readonly [string, (need: Need) => string])[] = [
    ['page views a second, at the peak', ({ pages }) => number(pages)],
    ['  of them at the origin', ({ origin_pages }) => number(origin_pages)],
    ['calls of the API a second', ({ reads }) => number(reads)],
    ['  of them at the origin', ({ origin_reads }) => number(origin_reads)],
    ['forms a second', ({ forms }) => number(forms)],
    ['open sockets', ({ sockets }) => number(sockets)],
    ['events a second that a socket hears', ({ events }) => number(events)],
    ['cores in use: nginx', ({ used }) => number(used.nginx)],
    ['  render servers', ({ used }) => number(used.render)],
    ['  APIs', ({ used }) => number(used.api)],
    ['  workers', ({ used }) => number(used.worker)],
    ['  database', ({ used }) => number(used.database)],
    ['processes: nginx', ({ processes }) => number(processes.nginx)],
    ['  render servers', ({ processes }) => number(processes.render)],
    ['  APIs', ({ processes }) => number(processes.api)],
    ['  workers', ({ processes }) => number(processes.worker)],
    ['cores of each database server', ({ processes }) => number(processes.database)],
    ['cores in all', ({ cores }) => number(cores)],
    ['memory in all, GB', ({ memory_gb }) => number(memory_gb)],
    [`database after ${ASSUMPTIONS.months_kept} months, GB`, ({ database_gb }) => number(database_gb)],
    ['write-ahead log, MB a second', ({ log_mb_a_second }) => number(log_mb_a_second)],
    ['connections to PostgreSQL', ({ connections }) => number(connections)],
    ['bandwidth of the origin, Mbit/s', ({ origin_mbit }) => number(origin_mbit)],
    ['traffic of the CDN, GB a month', ({ cdn_gb }) => number(cdn_gb)],
    ['USD a month', ({ usd }) => number(usd)],
  ];
  const needed = table(
    ['Visits a month', ...VISITS.map((visits) => visits.toLocaleString('en'))],
    rows.map(([what, value]) => [what].concat(needs.map(value))),
  );
  const limits = table(
    ['What one of it is enough for', 'Visits a month'],
    limitsOf(units).map(({ what, visits }) => [`until ${what}`, number(visits)]),
  );
  return `${needed}\n\n${limits}`;
}
