import { csvText } from '@ayana/contracts/operation';

const read = (bytes: Buffer) => csvText(bytes, (encoding) => new TextDecoder(encoding).decode(bytes));
const TEXT = 'Müller – é\r\nЖенщина';
const utf16be = Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 of a PC', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 of other machines', utf16be],
])('%s is read', (_encoding, bytes) => expect(read(bytes)).toEqual({ text: TEXT, is_guessed: false }));

test('what is neither is read as Excel saves CSV in Western Europe, and said to be a guess', () => {
  expect(read(Buffer.from([0x4d, 0xfc, 0x96, 0x80, 0x92]))).toEqual({ text: 'Mü–€’', is_guessed: true });
});

test.each([
  ['with a letter that an earlier program has lost', Buffer.from('Caf\uFFFD')],
  ['of UTF-8 with a mark that breaks off', Buffer.from([0xef, 0xbb, 0xbf, 0x4d, 0xfc])],
  ['with a byte that Windows-1252 does not have', Buffer.from([0x4d, 0xfc, 0x81])],
  ['with a control character', Buffer.from([0x4d, 0xfc, 0x1b])],
  ['of UTF-16 without a mark', Buffer.from('Müller', 'utf16le')],
  ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('a file %s is refused', (_what, bytes) =>
  expect(read(bytes)).toMatchObject({ is_guessed: false, text: expect.stringContaining('\uFFFD') }),
);
