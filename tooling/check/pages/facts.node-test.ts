// Two pages that name different numbers for one thing are found, and forms that would lose or show what was typed.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';

import type { Answer } from './crawl.ts';
import type { Fact } from './fact-texts.ts';
import { disagreements, factsOf } from './facts.ts';
import { formFindings, sentFormFindings } from './forms.ts';
import { readPage } from './reading.ts';

const HOSPITAL = '0190a000-0000-7000-8000-000000000101';
const DOCTOR = '0190a000-0000-7000-8000-000600000001';

const facts = (path: string, main: string): readonly [string, readonly Fact[]] => [
  path,
  factsOf(`<!doctype html><title>A</title><body><main>${main}</main>`, path),
];
const lines = (...pages: (readonly [string, readonly Fact[]])[]): string[] => [
  ...new Set([...disagreements(pages).values()].flat()),
];

test('prices, days and savings of a treatment are the same everywhere', () => {
  const row = (price: string, days: string): string =>
    `<table><tr><td><a href="/treatments/knee">Knee</a><td>${price}<td>$41,000 to $49,500<td>${days} in hospital</table>`;
  const list = facts('/services', row('$3,500 to $9,000', '5 days'));
  const page = (range: string, from: string): readonly [string, readonly Fact[]] =>
    facts('/treatments/knee', `<p>From ${from} in India</p><dl><dt>In India<dd>${range}<dt>In the US<dd>$41,000</dl>`);
  assert.deepEqual(lines(list, facts('/services/bones', row('$3,500 to $9,000', '5 days'))), []);
  assert.deepEqual(lines(list, facts('/services/bones', row('$3,000 to $9,000', '6 days'))), [
    'days of knee in hospital: 5 on /services, 6 on /services/bones',
    'price of knee in India: $3,500 to $9,000 on /services, $3,000 to $9,000 on /services/bones',
  ]);
  assert.deepEqual(lines(page('$3,500 to $9,000', '$3,500')), []);
  assert.deepEqual(lines(page('$3,500 to $9,000', '$3,400')), [
    'price of knee in India, from: $3,500 on /treatments/knee, $3,400 on /treatments/knee',
  ]);
  const all = facts(
    '/treatments',
    '<ul><li><a href="/treatments/knee">Knee</a> <b>from $3,400</b> 5 days in hospital</ul>',
  );
  assert.deepEqual(lines(page('$3,500 to $9,000', '$3,500'), all), [
    'price of knee in India, from: $3,500 on /treatments/knee, $3,400 on /treatments',
  ]);
  const saving = (percent: number): string =>
    `<ul><li><a href="/treatments/knee">Knee</a> $3,500 to $9,000, US $41,000 to $49,500, at least ${percent}% less</ul>`;
  assert.deepEqual(lines(facts('/services/bones', saving(78))), []);
  assert.deepEqual(lines(facts('/services/bones', saving(85))), [
    'saving of knee, percent: 85 on /services/bones, 78 on /services/bones',
  ]);
});

test('a hospital asks the same price, and counts the same doctors, on its page and elsewhere', () => {
  const own = facts(
    `/hospital/${HOSPITAL}`,
    '<h1>Bay Hospital</h1><dl><dt>doctors on Ayana<dd>12</dl><details><summary>Knee $3,500</summary><a href="/treatments/knee">a</a></details>',
  );
  const rows = (price: string, doctors: number): (readonly [string, readonly Fact[]])[] => [
    facts(
      '/treatments/knee',
      `<table><tr><th><a href="/hospital/${HOSPITAL}#knee">Bay Hospital</a><td>${price}</table>`,
    ),
    facts('/hospitals', `<article><a href="/hospital/${HOSPITAL}">Bay Hospital</a>, ${doctors} doctors</article>`),
    facts('/destinations/goa', `<ul><li><a href="/treatments/knee">Knee</a><ul><li>Bay Hospital: ${price}</ul></ul>`),
  ];
  assert.deepEqual(lines(own, ...rows('$3,500', 12)), []);
  assert.deepEqual(lines(own, ...rows('$3,600', 13)), [
    `price of knee at Bay Hospital: $3,500 on /hospital/${HOSPITAL}, $3,600 on /treatments/knee`,
    `doctors of hospital ${HOSPITAL}: 12 on /hospital/${HOSPITAL}, 13 on /hospitals`,
  ]);
});

test('counts of the site and of a city, promised hours, minutes and fees are the same everywhere', () => {
  const label = '<label><input type="checkbox" name="city" value="Goa">Goa<span>2</span></label>';
  const overview = (count: string): string => `<article><a href="/destinations/goa">Goa</a> ${count}. Good</article>`;
  assert.deepEqual(lines(facts('/hospitals', label), facts('/destinations', overview('2 hospitals'))), []);
  assert.deepEqual(lines(facts('/hospitals', label), facts('/destinations', overview('One hospital'))), [
    'hospitals of goa: 2 on /hospitals, 1 on /destinations',
  ]);
  // A narrowed list counts what is left.
  assert.deepEqual(lines(facts('/hospitals', label), facts('/hospitals?q=eye', label.replace('2', '1'))), []);
  const text = (path: string, words: string): readonly [string, readonly Fact[]] => facts(path, `<p>${words}</p>`);
  assert.deepEqual(
    lines(
      text('/a', 'A person answers within 24 hours. 45 minutes by video or 30 by phone, from $50.'),
      text('/b', 'We reply within 48 hours. By video, 30 minutes. A video consultation, from $60.'),
      text('/services', 'All 61 treatments'),
      text('/c', 'See all 60 treatments with prices'),
    ),
    [
      'hours until we answer: 24 on /a, 48 on /b',
      'minutes of a video consultation: 45 on /a, 30 on /b',
      'lowest fee of a video consultation: $50 on /a, $60 on /b',
      'treatments of the catalogue: 61 on /services, 60 on /c',
    ],
  );
  const card = `<article><a href="/doctors/${DOCTOR}">Dr A</a> by video $90</article>`;
  assert.deepEqual(lines(facts('/doctors', card), facts(`/doctors/${DOCTOR}`, '<p>by video, 45 minutes $110</p>')), [
    `video fee of doctor ${DOCTOR}: $90 on /doctors, $110 on /doctors/${DOCTOR}`,
  ]);
});

test('a form needs names, and puts nothing private into an address', () => {
  const found = (form: string): string[] => formFindings(form, '/contact');
  const button = '<button>Send</button>';
  assert.deepEqual(found(`<form method="post"><textarea name="needs"></textarea>${button}</form>`), []);
  assert.deepEqual(found(`<form method="get" role="search"><input type="search" name="q">${button}</form>`), []);
  assert.deepEqual(found(`<form id="a" method="get"><input type="email" name="email"><input>${button}`), [
    '#a has a text field without a name',
    '#a would put its field "email" into the address',
  ]);
  assert.deepEqual(
    found(
      `<form id="a" method="get"><textarea name="needs"></textarea><input name="b" autocomplete="given-name">${button}`,
    ),
    ['#a would put its field "needs" into the address', '#a would put its field "b" into the address'],
  );
});

test('a form whose address does not take it without script is named', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, url = '', headers }, response) => {
    asked.push(`${method} ${url} ${headers['sec-fetch-site']}`);
    const status = url === '/good' ? 422 : url === '/leads' ? 303 : 405;
    response.writeHead(status, { 'content-type': 'text/html', location: '/?email=' }).end('');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const html = ['/good', '/leads', '/bad', '/bad']
      .map((action) => `<form id="f${action.slice(1)}" method="post" action="${action}#x"><button>a</button></form>`)
      .join('');
    const answer: Answer = { path: '/', status: 200, leadsTo: '/', html, reading: readPage(html) };
    const crawled = {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      sitemap: { paths: [], found: [] },
      answers: new Map([['/', answer]]),
      external: new Map<string, string>(),
      rows: new Map<string, string[]>(),
    };
    assert.deepEqual((await sentFormFindings(crawled, ['/'])).get('/'), [
      '#fleads, sent empty to /leads, answers 303 instead of its page with 422',
      '#fbad, sent empty to /bad, answers 405 instead of its page with 422',
    ]);
    assert.deepEqual(asked, ['POST /good same-origin', 'POST /leads same-origin', 'POST /bad same-origin']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
