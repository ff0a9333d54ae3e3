// The checks of pages find what is wrong: each on a page that has it.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';

import { crawl } from './crawl.ts';
import { gradeFindings, readingGrade, textsOf, wordFindings } from './language.ts';
import { markupFindings } from './markup.ts';
import { orphansOf } from './orphans.ts';
import { readPage } from './reading.ts';
import { readSitemap } from './sitemap.ts';
import { structuredDataFindings } from './structured-data.ts';
import { contentFindings, headFindings, linkFindings } from './words.ts';

const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Same words</title><meta name="robots" content="index, follow">${head}</head><body>${body}</body></html>`;

const PAGES: Readonly<Record<string, string>> = {
  '/about': page(
    '<meta name="description" content="Too short"><link rel="canonical" href="http://other.example/">',
    '<h1 id="top">A</h1><a href="#top">a</a><a href="#lost">b</a><a href="/gone">c</a><a href="/terms#rules">d</a><a href="http://[">e</a><a href="https://outside.example/">f</a><a href="mailto:a@b.example">g</a><a href="/profile#name">h</a>',
  ),
  '/profile': page('', ''),
  '/terms': page('', '<h1>A</h1><h1>B</h1><p id="rules"><img src="/a.png"></p>'),
};

async function onServer<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const html = PAGES[url];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('dead links, lost anchors, heads that are the same: each is named with its page', () =>
  onServer(async (origin) => {
    const crawled = await crawl(origin, { only: ['/about', '/terms', '/contact'] });
    assert.deepEqual(linkFindings(crawled, '/about'), [
      'nothing has the id of #lost',
      'dead link /gone: 404',
      'no address: http://[',
    ]);
    assert.deepEqual(linkFindings(crawled, '/terms'), []);
    assert.deepEqual(linkFindings(crawled, '/contact'), ['answers 404']);
    assert.deepEqual([...crawled.external], [['https://outside.example/', '/about']]);
    assert.deepEqual(headFindings(crawled, ['/about', '/terms']).get('/about'), [
      'description of 9 characters: Too short',
      'canonical is http://other.example/',
      'same title as /terms: Same words',
    ]);
    const terms = crawled.answers.get('/terms');
    assert.ok(terms);
    assert.deepEqual(contentFindings(terms), ['2 h1: A | B']);
  }));

test('a page that nothing leads to from the home page is named', () => {
  const answer = (path: string, links: string) => ({
    path,
    status: 200,
    leadsTo: path,
    html: '',
    reading: readPage(page('', links)),
  });
  const pages = [
    answer('/', '<a href="/about">a</a>'),
    answer('/about', '<a href="/hospitals?city=goa">b</a>'),
    answer('/hospitals?city=goa', '<a href="/terms">c</a>'),
    answer('/terms', ''),
    answer('/press', '<a href="/careers">d</a>'),
    answer('/careers', ''),
  ];
  const crawled = {
    origin: 'http://site.example',
    sitemap: { paths: [], found: [] },
    answers: new Map(pages.map((each) => [each.path, each])),
    external: new Map<string, string>(),
    rows: new Map<string, string[]>(),
  };
  assert.deepEqual(orphansOf(crawled), ['/press', '/careers']);
});

test('JSON-LD keeps to the words of schema.org, and says what search engines need', () => {
  const found = (thing: object): string[] =>
    structuredDataFindings([JSON.stringify({ '@context': 'https://schema.org', ...thing })]);
  const address = { '@type': 'PostalAddress', addressCountry: 'IN' };
  const hospital = { '@type': 'Hospital', name: 'A', url: 'https://a.example/', address };
  assert.deepEqual(found(hospital), []);
  assert.deepEqual(found({ '@graph': [hospital] }), []);
  assert.deepEqual(found({ ...hospital, url: '/a', name: '' }), [
    'Hospital has no name',
    'name of Hospital is empty',
    'url of Hospital is no whole address: /a',
  ]);
  assert.deepEqual(found({ ...hospital, bedCount: 3 }), ['Hospital has no property bedCount in schema.org']);
  assert.deepEqual(found({ '@type': 'Clinic' }), ['schema.org has no type Clinic']);
  assert.match(
    found({ ...hospital, address: { '@type': 'Person', name: 'A' } })[0] ?? '',
    /^address of Hospital takes /,
  );
  assert.deepEqual(found({ '@type': 'MedicalWebPage', name: 'A', url: 'https://a.example/', lastReviewed: 'May' }), [
    'lastReviewed of MedicalWebPage is no date: May',
  ]);
  assert.match(structuredDataFindings(['{'])[0] ?? '', /^no JSON/);
  assert.deepEqual(structuredDataFindings(['{"@type":"Person","name":"A"}']), ['@context is undefined']);
});

test('a sitemap keeps to its schema and to this origin', () => {
  const sitemap = (urls: string, root = 'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'): string =>
    `<?xml version="1.0" encoding="UTF-8"?><${root}>${urls}</${root.split(' ')[0]}>`;
  const url = '<url><loc>http://a.example/b</loc><lastmod>2026-11-22</lastmod></url>';
  const found = (xml: string): readonly string[] => readSitemap(xml, 'http://a.example').found;
  assert.deepEqual(readSitemap(sitemap(url), 'http://a.example'), { paths: ['/b'], found: [] });
  assert.deepEqual(found(sitemap(url + url)), ['/b is in it twice']);
  assert.deepEqual(found(sitemap(url, 'urlset')), ['its namespace is undefined']);
  assert.deepEqual(found(sitemap(url.replace('2026-11-22', 'today'))), ['http://a.example/b has no day: today']);
  assert.deepEqual(found(sitemap(url.replace('a.example', 'c.example'))), ['no address of ours: http://c.example/b']);
  assert.deepEqual(
    found(sitemap(url.replaceAll('lastmod', 'changed')))[0],
    'changed does not belong into the url of http://a.example/b',
  );
  assert.match(found('<urlset>')[0] ?? '', /^not well-formed/);
});

test('HTML is read and judged as the standard has it', async () => {
  assert.deepEqual(await markupFindings(page('', '<h1>A</h1>')), []);
  assert.match((await markupFindings(page('', '<p><div>A</div></p>')))[0] ?? '', /^close-order/);
  const rules = async (body: string): Promise<(string | undefined)[]> =>
    (await markupFindings(page('', body))).map((finding) => finding.split(':')[0]);
  assert.deepEqual(await rules('<img src="/a.png">'), ['wcag/h37']);
  assert.deepEqual(await rules('<form id="a" method="get"></form><button type="submit" form="a">Show</button>'), []);
  assert.deepEqual(await rules('<form method="post" action="?a=b"></form>'), ['wcag/h32']);
  const button = '<button type="submit">Send</button>';
  assert.deepEqual(await rules(`<form>${button}</form>`), ['element-required-attributes']);
  assert.deepEqual(await rules(`<form method="dialog">${button}</form>`), ['attribute-allowed-values']);
  assert.deepEqual(await rules(`<form method="get" action="https://b.example/">${button}</form>`), [
    'attribute-allowed-values',
  ]);
  assert.deepEqual(await rules(`<form method="get"><form method="get">${button}</form></form>`), [
    'element-permitted-content',
  ]);
  assert.equal(readPage('<meta name=robots content="noindex"><title>A &amp; B</title>').indexable, false);
  assert.equal(readPage('<title>A &amp; B</title>').title, 'A & B');
});

test('words to avoid are named with what to write instead, wherever on the page they are', () => {
  const html = page('', '<main><p>Ask <b>some</b>body.</p><p>Ask someone.</p></main><footer>Whom to call</footer>');
  assert.deepEqual(wordFindings(html), [
    '"somebody" (better: someone) in: Ask somebody.',
    '"Whom" (better: who) in: Whom to call',
  ]);
  assert.deepEqual(wordFindings(page('', '<script>somebody</script><p>You can stand on the leg.</p>')), []);
  assert.deepEqual(textsOf(page('', '<ul><li>A<br>B</li><li> C  d </li></ul>')), ['A', 'B', 'C d']);
});

test('a page of long sentences and long words asks for too many years of school', () => {
  const easy = '<p>Send us your reports. A nurse reads them and calls you within a day.</p>';
  const hard =
    '<p>Notwithstanding comprehensive documentation of preoperative investigations, institutional authorisation procedures necessitate additional consideration.</p>';
  assert.deepEqual(gradeFindings(page('', `<main>${easy}</main>`)), []);
  assert.match(gradeFindings(page('', `<main>${hard}</main>`))[0] ?? '', /^reading grade \d\d\.\d: Notwithstanding/);
  // Names are not what makes a text hard, nor are labels; and only the main part is read.
  const named = '<p>Ask the team at Rajivananda Multispeciality Institute in Thiruvananthapuram.</p>';
  assert.ok(readingGrade(page('', `<main>${named}</main>`)).grade < 8);
  assert.equal(readingGrade(page('', `<main><p>Documentation</p></main><footer>${hard}</footer>`)).grade, 0);
});
