import { json, text } from './escape';

it('text cannot break out of its attribute or element', () => {
  expect(text(`"><script>alert('x')</script>&`)).toBe("&quot;&gt;&lt;script&gt;alert('x')&lt;/script&gt;&amp;");
});

it('data cannot end its script element or start a comment', () => {
  const value = { note: '</script><!-- \u2028' };
  expect(json(value)).not.toMatch(/<|\u2028/);
  expect(JSON.parse(json(value))).toEqual(value);
});
