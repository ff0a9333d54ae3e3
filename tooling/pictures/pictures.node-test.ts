import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import sharp from 'sharp';

import { encodePicture } from './encode.ts';
import { cachedPicture } from './picture-cache.ts';

const drawn = (sky: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240" viewBox="0 0 600 240"><path fill="${sky}" d="M0 0h600v80H0z"/><path fill="#F3E7D1" d="M0 80h600v80H0z"/><path fill="#A5CEC7" d="M0 160h600v80H0z"/></svg>`,
  );

let cache = '';

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'ayana pictures '));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

test('a drawing becomes AVIF and WebP in each width and one PNG, all of its shape', async () => {
  const { facts, files } = await encodePicture('coast', drawn('#C4E0DA'), 'card');
  const { stem } = facts;
  assert.match(stem, /^coast\.[0-9a-f]{8}$/);
  assert.deepEqual(
    Object.keys(files).sort(),
    ['480.avif', '480.png', '480.webp', '960.avif', '960.webp'].map((ending) => `${stem}-${ending}`),
  );
  for (const [file, bytes] of Object.entries(files)) {
    const { width, height, format } = await sharp(bytes).metadata();
    const [, wanted, ending] = /-(\d+)\.(\w+)$/.exec(file) ?? [];
    assert.equal(width, Number(wanted), file);
    assert.equal(height, Number(wanted) * 0.4, file);
    assert.equal(format === 'heif' ? 'avif' : format, ending, file);
  }
  assert.deepEqual([facts.width, facts.height, facts.widths], [600, 240, [480, 960]]);
});

test('the colours that lie there first are those of its thirds', async () => {
  const { facts } = await encodePicture('coast', drawn('#C4E0DA'), 'card');
  const wanted = ['#c4e0da', '#f3e7d1', '#a5cec7'];
  facts.tones.forEach((tone, third) => {
    for (const at of [1, 3, 5]) {
      const [got, want] = [tone, wanted[third] ?? ''].map((hex) => parseInt(hex.slice(at, at + 2), 16));
      assert.ok(Math.abs((got ?? 0) - (want ?? 0)) < 12, `${tone} for ${wanted[third]}`);
    }
  });
});

test('another drawing has another name, the same drawing the same', async () => {
  const [one, again, other] = await Promise.all(
    ['#C4E0DA', '#C4E0DA', '#FBEFDD'].map(async (sky) => (await encodePicture('coast', drawn(sky), 'card')).facts.stem),
  );
  assert.equal(one, again);
  assert.notEqual(one, other);
});

test('a picture is made once, read from then on, and made again when a file of it is gone', async () => {
  const [first, beside] = await Promise.all([1, 2].map(() => cachedPicture(cache, 'coast', drawn('#C4E0DA'), 'card')));
  assert.equal(first, beside);
  const folders = readdirSync(cache);
  assert.equal(folders.length, 1);
  const folder = join(cache, folders[0] ?? '');
  const facts = join(folder, 'picture.json');
  const made = statSync(facts).ino;
  assert.deepEqual(await cachedPicture(cache, 'coast', drawn('#C4E0DA'), 'card'), first);
  assert.equal(statSync(facts).ino, made);
  const one = readdirSync(folder).find((file) => file.endsWith('.avif')) ?? '';
  rmSync(join(folder, one));
  assert.deepEqual(await cachedPicture(cache, 'coast', drawn('#C4E0DA'), 'card'), first);
  assert.ok(statSync(join(folder, one)).isFile());
  await cachedPicture(cache, 'coast', drawn('#FBEFDD'), 'card');
  assert.equal(readdirSync(cache).length, 2);
});

test('a drawing that says no size is refused by its name', async () => {
  await assert.rejects(
    encodePicture('shapeless', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'card'),
    /shapeless/,
  );
});
