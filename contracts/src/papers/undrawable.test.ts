import { printProblem, spellUndrawable, undrawable } from './index.ts';

test.each([
  'Nguyễn Thị Mỹ Hạnh',
  'Ọláyẹmí Adébáyọ̀',
  'Oʻktam Gʻaniyev',
  'عبد الرحمن (12)',
  'ইন্দ্রজিৎ চন্দ্র',
  'नेपाली',
  'አበበ',
  'މުހައްމަދު',
  '50 μg ≥ 6 → 10 IU ₹ \u2068a\u2069\u200D\n',
])('%s can be drawn', (text) => {
  expect(undrawable(text)).toEqual([]);
  expect(printProblem(text)).toBeUndefined();
  expect(spellUndrawable(text, new Set())).toBe(text.normalize('NFC'));
});

test('each letter that cannot is named once with its code, and how to write it', () => {
  expect(undrawable('王 Wang 王 𓀀')).toEqual([
    { letter: '王', code: 'U+738B' },
    { letter: '𓀀', code: 'U+13000' },
  ]);
  expect(printProblem('王')).toBe(
    'We cannot print “王” (U+738B) on papers. Please write it as in the passport, in Latin letters.',
  );
});

test('what was lost before, and what is no text, cannot be drawn', () => {
  expect(undrawable('\uFFFD\uE000\u0007\uD800').map(({ code }) => code)).toEqual([
    'U+FFFD',
    'U+E000',
    'U+0007',
    'U+D800',
  ]);
});

test('a paper of stored text names such a letter by its code, and knows which it met', () => {
  const met = new Set<string>();
  expect(spellUndrawable('Dr 王', met)).toBe('Dr [U+738B]');
  expect([...met]).toEqual(['U+738B']);
});
