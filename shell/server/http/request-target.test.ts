import { originForm, siteAddress, withoutNul } from './request-target';

const ORIGIN = 'https://ayana.example';

it.each([
  ['/blog/heart?topic=x', 'https://ayana.example/blog/heart?topic=x'],
  ['/', 'https://ayana.example/'],
  ['/a/../about', 'https://ayana.example/about'],
  ['/hospital/%E0%A4%85', 'https://ayana.example/hospital/%E0%A4%85'],
  ['/search?q=//evil.example', 'https://ayana.example/search?q=//evil.example'],
  ['/search?q=%00%ff', 'https://ayana.example/search?q=%00%ff'],
])('%s is %s', (target, address) => {
  expect(siteAddress(target, ORIGIN)?.href).toBe(address);
});

it.each([
  '//evil.example/hospitals',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/blog\\heart',
  '//',
  '///about',
  'https://evil.example/about',
  'about',
  '*',
  '',
  '/blog/a%00b',
  '/blog/a%0Ab',
  '/blog/%ff',
  '/blog/%ED%A0%80',
  '/blog/%',
  '/blog/%zz',
])('%s is no address on this site', (target) => {
  expect(siteAddress(target, ORIGIN)).toBeUndefined();
});

it.each([
  ['http://evil.example/about?x=1', '/about?x=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['http://evil.example//other', '//other'],
  ['/about', '/about'],
  ['*', '*'],
])('an absolute target %s is the path %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});

it('parameters with a NUL are removed, others stay unchanged', () => {
  const asked = new URL('/search?q=a%00b&city=x%20y&%00=1', ORIGIN);
  expect(withoutNul(asked).search).toBe('?city=x+y');
  const plain = new URL('/search?q=%20', ORIGIN);
  expect(withoutNul(plain)).toBe(plain);
});
