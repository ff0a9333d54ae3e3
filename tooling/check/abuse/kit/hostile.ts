import fc from 'fast-check';

const NUL = '\u0000';
const LONE = '\ud800';
const ID = '01890000-0000-7000-8000-000000000000';

/** Texts that PostgreSQL cannot store: a request with one of them must not be accepted. */
export const UNSTORABLE: readonly string[] = [NUL, `a${NUL}b`, LONE, `a${LONE}b`, `\udc00 x`];

/** Texts a person would never write into a field, each with a reason: a parser, a screen, a mail, a spreadsheet or a query. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...UNSTORABLE,
  '<script>window.__hurt = 1</script>',
  '<img src=x onerror="window.__hurt=1">',
  '"><svg/onload=window.__hurt=1>',
  'javascript:window.__hurt=1',
  '</title></textarea></script><b>bold',
  "'; drop table contact_messages; --",
  "' or 1=1 --",
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  '=HYPERLINK("http://evil.example","x")',
  '+1+cmd|calc!A0',
  '@SUM(1+1)',
  '\t=1+1',
  'Amina\r\nBcc: everyone@evil.example',
  'Amina\nSubject: won\n\nbody',
  'Amina%0d%0aBcc:everyone@evil.example',
  'abc\u202egpj.exe',
  '\u2066\u2067hidden\u2069',
  'a\u200bb\u200cc\u200dd\ufeff',
  'e\u0301'.repeat(300),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(60),
  'x'.repeat(1001),
  'x'.repeat(20_000),
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00',
  '%2e%2e%2f',
  '%',
  '\\',
  '\u0008\u001b[31m\u007f',
  '-1',
  '99999999999999999999',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '2026-13-45',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  'true',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
];

/** Addresses that must not get mail, or that do more than name a mailbox; separated by spaces, except those that contain some. */
export const HOSTILE_EMAILS: readonly string[] = [
  ...`victim?bcc=everyone@evil.example a@evil.example,b@evil.example a@evil.example;b@evil.example <a@evil.example> a@evil-.example
    a@-evil.example a@evil.example- a@evil..example a@[127.0.0.1] a@localhost @evil.example a@`.split(/\s+/),
  'a\r\nBcc: x@evil.example',
  '"a b"@evil.example',
  'a\u202e@evil.example',
  'a\u200b@evil.example',
  'a\u0000@evil.example',
  `a@${'b'.repeat(250)}.example`,
];

/** Unusual but valid mailboxes (RFC 5322): accepted or refused, and encoded in every link. */
export const ODD_EMAILS: readonly string[] = [
  `victim&cc=x@evil.example`,
  `a%0d%0abcc%3ax@evil.example`,
  `o'brien+tag=x@evil.example`,
  `#a{b}|c@evil.example`,
  `${'a'.repeat(65)}@evil.example`,
];

/** Times that other parsers accept but PostgreSQL does not, or that are out of range. */
const TIMES = [
  '2026-01-01T00:00:00Z',
  '9999999-01-01',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0',
  '1 Jan 99999',
  `2026-01-01'${NUL}`,
];
/** Cursor keys of lists with another order. */
const KEYS: readonly unknown[] = [
  ['name', `a${NUL}b`, ID],
  ['name', 'x'.repeat(700), ID],
  ['fee', 1e308, ID],
  ['fee', -0.5, ID],
  ['beds', 99_999_999_999, ID],
  ['', null, ID],
  { a: 1 },
];

/** Invalid cursors: forged, cut off, of another list, and of no list. */
export const HOSTILE_CURSORS: readonly string[] = [
  'x',
  'AAAA',
  ...[
    ...TIMES.map((time) => `${time} ${ID}`),
    `${TIMES[0]} ${ID.slice(0, 20)}`,
    '[[[[[[[[[[',
    '{"__proto__":{}}',
    ...KEYS.map((key) => JSON.stringify(key)),
  ].map((text) => Buffer.from(text).toString('base64url')),
];

/** Percent-encoded and raw parts of a path or a query, sent unchanged; separated by spaces. */
export const HOSTILE_SEGMENTS: readonly string[] = [
  ...String.raw`%00 a%00b %ff %c0%ae%c0%ae %ed%a0%80 % %zz %2 ..%2f ..%2f..%2fetc%2fpasswd %2e%2e %252e%252e%252f ..%5c
    %0d%0aLocation:%20//evil.example %3Cscript%3E %e2%80%ae %e2%80%8b -1 0 null undefined __proto__ constructor toString
    %F0%9F%98%80 '%20or%201=1-- ;a=b @evil.example {id} *`.split(/\s+/),
  ID.slice(0, 35),
  `${ID}%00`,
  'x'.repeat(300),
  'x'.repeat(4000),
];

/** JSON values of wrong types, and extreme values of right types. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e21,
  1.5,
  [],
  [null],
  [[]],
  {},
  { $ne: null },
  { length: 1e9 },
  [1, 2, 3],
];

/** Values of any shape: special names, deep, long, any characters, lone surrogates among them. */
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_VALUES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a', NUL, LONE, ''), fc.jsonValue(), {
    maxKeys: 4,
  }),
);

/** This many values, the same for the same seed. */
export function hostileValues(seed: number, number: number): unknown[] {
  return fc.sample(anything, { seed, numRuns: number });
}

/** Picks from a list at random, the same for the same seed. */
export function drawn<T>(list: readonly T[], seed: number, number: number): T[] {
  return number >= list.length
    ? [...list]
    : [
        ...(fc.sample(fc.shuffledSubarray([...list], { minLength: number, maxLength: number }), {
          seed,
          numRuns: 1,
        })[0] ?? []),
      ];
}

/** Text for a query, percent-encoded; a lone surrogate as the bytes a broken encoder makes of it. */
export function encoded(text: string): string {
  return Array.from(text, (each) => (/^[\ud800-\udfff]$/.test(each) ? '%ED%A0%80' : encodeURIComponent(each))).join('');
}
