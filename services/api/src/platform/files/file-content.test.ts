import { Readable } from 'node:stream';
import { contentProblem, measure } from './file-content.js';
import { PDF, PNG } from './testing/uploads.js';

const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ZIP = Buffer.from('504b0506' + '00'.repeat(18), 'hex');
const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(200)]);
const OLD_WORD = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

const MISMATCH = 'File extension does not match file type';
const NOT_ALLOWED = 'File type not allowed';

test.each([
  ['a PDF', PDF, 'application/pdf', null],
  ['a picture', PNG, 'image/png', null],
  ['an old Word file', OLD_WORD, DOC, null],
  ['a text', Buffer.from('BMI 24, no fever'), 'text/plain', null],
  ['a picture called a PDF', PNG, 'application/pdf', MISMATCH],
  ['a PDF called a text', PDF, 'text/plain', MISMATCH],
  ['a text called a picture', Buffer.from('Hello'), 'image/png', MISMATCH],
  ['a picture that is cut off', PNG.subarray(0, 20), 'image/png', MISMATCH],
  ['a program called a PDF', PROGRAM, 'application/pdf', NOT_ALLOWED],
  ['a drawing with a script called a picture', SVG, 'image/png', NOT_ALLOWED],
  ['an archive called a Word file', ZIP, DOCX, NOT_ALLOWED],
])('%s', async (_name, content, declared, problem) => {
  expect(await contentProblem(Readable.from([content], { objectMode: false }), declared)).toBe(problem);
});

test.each([
  ['Nadia Rahman, résumé\r\n\tBlood group: B+', true],
  ['\uFEFFUTF-8 with its mark', true],
  ['Line\u0000end', false],
  ['\u001B[31mred', false],
])('%j is a text: %s', async (text, isText) => {
  expect((await measured(Buffer.from(text))).isText).toBe(isText);
});

test('a text in UTF-16 with its mark is a text', async () => {
  const content = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Fever since Monday', 'utf16le')]);
  expect((await measured(content)).isText).toBe(true);
});

test('size and hash are those of all parts', async () => {
  const parts = ['one ', 'two ', 'three'].map((part) => Buffer.from(part));
  expect(await measured(...parts)).toEqual({
    size: 13,
    isText: true,
    sha256: '6899ee404683a14e8c2a03149860df25d67d34d9cd4dae7350cbe91e4b3976be',
  });
});

test('a writer that fails ends it', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const content = Readable.from([Buffer.alloc(10), Buffer.alloc(10)]);
  await expect(measure(content, () => Promise.reject(full))).rejects.toBe(full);
  expect(content.destroyed).toBe(true);
});

const measured = (...parts: Buffer[]) =>
  measure(Readable.from(parts), async (content) => {
    for await (const part of content) expect(part).toBeInstanceOf(Buffer);
  });
