import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkDescriptors } from './descriptors.ts';
import { type Assumptions, ASSUMPTIONS, type Cost, limitsOf, needOf, type Units } from './capacity.ts';

const cost = (given: Partial<Cost>): Cost => ({ nginx: 0, render: 0, api: 0, worker: 0, database: 0, ...given });
const UNITS: Units = {
  page: cost({ render: 10, api: 2 }),
  read: cost({ api: 1, database: 0.5 }),
  form: cost({ api: 5, worker: 20, database: 10 }),
  connect: cost({ api: 3 }),
  event: cost({ api: 0.1 }),
  socket_kb: 50,
  process_mb: { render: 200, api: 300, worker: 250 },
  page_bytes: 20_000,
  read_bytes: 2000,
  form_bytes: 10_000,
  form_log_bytes: 40_000,
};
/** One visit a second at the peak for each visit a second on average. */
const PLAIN: Assumptions = {
  ...ASSUMPTIONS,
  peak: 1,
  busy_share: 1,
  cdn_share: 0.75,
  pages_per_visit: 4,
  reads_per_page: 8,
  read_cdn_share: 0.75,
};
const A_SECOND = 30 * 86_400;

test('cores follow from rates and unit costs', () => {
  // 100 visits a second: 400 pages, 100 of them at the origin, 3200 calls, 800 of them there.
  const { pages, origin_pages, reads, origin_reads, used } = needOf(100 * A_SECOND, UNITS, {
    ...PLAIN,
    forms_per_visit: 0,
    signed_in_share: 0,
  });
  assert.equal(Math.round(pages), 400);
  assert.equal(Math.round(origin_pages), 100);
  assert.equal(Math.round(reads), 3200);
  assert.equal(Math.round(origin_reads), 800);
  assert.equal(used.render.toFixed(3), '1.000');
  assert.equal(used.api.toFixed(3), '1.000');
  assert.equal(used.database.toFixed(3), '0.400');
});

test('there are two of each, whatever is needed, and as many as the share of a core asks for', () => {
  assert.deepEqual(needOf(0, UNITS).processes, { nginx: 2, render: 2, api: 2, worker: 2, database: 2 });
  const half = needOf(100 * A_SECOND, UNITS, { ...PLAIN, busy_share: 0.25, forms_per_visit: 0, signed_in_share: 0 });
  assert.equal(half.processes.render, 4);
});

test('sockets are those who come in the time that one stays', () => {
  const { sockets, events } = needOf(10 * A_SECOND, UNITS, {
    ...PLAIN,
    signed_in_share: 0.5,
    signed_in_minutes: 2,
    events_per_signed_in: 3,
  });
  assert.equal(Math.round(sockets), 600);
  assert.equal(Math.round(events), 15);
});

test('the database grows with what is kept', () => {
  const { database_gb } = needOf(1_000_000, UNITS, { ...PLAIN, forms_per_visit: 0.01, months_kept: 12 });
  assert.equal(database_gb.toFixed(2), '1.20');
});

test('at a limit, the peak fills what the limit is about', () => {
  const limits = limitsOf(UNITS);
  for (const { what, visits } of limits) {
    const need = needOf(visits, UNITS);
    if (what.includes('primary')) assert.equal(need.used.database.toFixed(3), '16.000');
    if (what.includes('render')) assert.equal(need.used.render.toFixed(3), '0.500');
    if (what.includes('sockets')) assert.equal(Math.round(need.sockets), 10_000);
  }
  assert.deepEqual(
    limits,
    limits.toSorted((a, b) => a.visits - b.visits),
  );
});

test('more sockets than this machine allows are refused with how many it does', () => {
  assert.doesNotThrow(() => checkDescriptors(10_000, 20_500, 1));
  assert.doesNotThrow(() => checkDescriptors(10_000, 15_500, 2));
  assert.throws(() => checkDescriptors(10_000, 1024, 1), /ulimit -n 20500.*--sockets 262\./);
});
