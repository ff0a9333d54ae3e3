import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compressed, type Form, FORMS } from './compressed.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'ayana-compressed-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const BYTES = Buffer.from('the page of a hospital '.repeat(200));

test.each(FORMS)('a form $suffix is made once of the same bytes, and again when it is damaged', async (form) => {
  const counted: Form = { ...form, pack: jest.fn(form.pack) };
  const first = await compressed(counted, BYTES, cache);
  expect(first.length).toBeLessThan(BYTES.length / 10);
  expect(await form.unpack(first)).toEqual(BYTES);
  expect(await compressed(counted, BYTES, cache)).toEqual(first);
  expect(counted.pack).toHaveBeenCalledTimes(1);

  const other = await compressed(counted, Buffer.concat([BYTES, BYTES]), cache);
  const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files).toHaveLength(2);
  // Damaged: one is nothing that was compressed, then another file's.
  for (const damage of [Buffer.from('no'), other]) {
    for (const { parentPath, name } of files) writeFileSync(join(parentPath, name), damage);
    expect(await compressed(counted, BYTES, cache)).toEqual(first);
  }
  expect(counted.pack).toHaveBeenCalledTimes(4);
});

test('a form is made where nothing can be kept', async () => {
  const file = join(cache, 'file');
  writeFileSync(file, '');
  const [brotli] = FORMS;
  expect(await brotli?.unpack(await compressed(brotli, BYTES, join(file, 'folder')))).toEqual(BYTES);
});
