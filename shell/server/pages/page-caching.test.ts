import { hasPage, isVisitor, pageTag, sharedPage } from './page-caching';

test.each([
  ['', true],
  ['_consent=1; theirs=ayana_', true],
  ['ayana_signed_in=%2Fpatient', false],
  ['a=1; ayana_cohort=17', false],
  ['a=1;ayana_dev_remote=x', false],
])('with the cookies "%s" a request may get the page of all visitors: %s', (cookies, may) => {
  expect(isVisitor(cookies)).toBe(may);
});

describe('a page for all visitors', () => {
  const page = { etag: 'W/"a"', cohort: { byHeader: false }, seconds: Infinity, tags: ['release', 'doctors'] };

  test('is kept by shared caches for a minute, by browsers only to ask again', () => {
    expect(sharedPage(page)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      etag: 'W/"a"',
      'cache-tag': 'release,doctors',
      'surrogate-key': 'release doctors',
      vary: 'Accept-Encoding, Cookie',
    });
  });
  test('is kept no longer than what it has read', () => {
    expect(sharedPage({ ...page, seconds: 5 })['cache-control']).toContain('s-maxage=5,');
  });
  test('varies by the cohort that the proxy in front has chosen', () => {
    expect(sharedPage({ ...page, cohort: { byHeader: true } })['vary']).toMatch(/, x-ayana-cohort$/);
  });
});

test('the tag of a page is the same for the same page', () => {
  expect(pageTag('<p>a')).toBe(pageTag('<p>a'));
  expect(pageTag('<p>a')).not.toBe(pageTag('<p>b'));
  expect(pageTag('<p>a')).toMatch(/^W\/"[\w-]{27}"$/);
});

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['W/"b"', false],
])('a browser that has %s has the page: %s', (header, has) => {
  expect(hasPage(header, 'W/"a"')).toBe(has);
});
