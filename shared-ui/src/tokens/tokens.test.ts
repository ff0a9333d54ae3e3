import { colours, contrast, MARK_PAIRS, TEXT_PAIRS, tokens, tokensCss } from './index.ts';

test('the contrast of two colours is the one WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(TEXT_PAIRS)('%s reads on %s', (text, ground) => {
  expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(MARK_PAIRS)('the mark %s is seen on %s', (mark, ground) => {
  expect(contrast(colours[mark], colours[ground])).toBeGreaterThanOrEqual(3);
});

test('sizes grow from the phone to the desktop and stop at both ends', () => {
  expect(tokens['size-14']).toBe('0.875rem');
  expect(tokens['size-58']).toBe('clamp(2.4375rem, 1.836rem + 2.468vw, 3.625rem)');
});

test('every token is a custom property of the root', () => {
  for (const [name, value] of Object.entries(tokens)) expect(tokensCss).toContain(`--${name}:${value}`);
  expect(tokens['space-1']).toBe('0.25rem');
  expect(tokens['space-9']).toBe('7rem');
});
