/** @jest-environment node */
import { join } from 'node:path';

const ASSETS = join(__dirname, '../../../shared-ui/assets');

// The bundler gives drawings to the server as text.
jest.mock('./drawings', () => {
  const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const folder = `${__dirname}/../../../shared-ui/assets/drawings`;
  const heart = readFileSync(`${folder}/care-heart.svg`, 'utf8');
  const mark = readFileSync(`${folder}/ayana-mark.svg`, 'utf8');
  return { drawingOf: (name: string) => (name === 'none' ? '<svg viewBox="0 0 1 1"></svg>' : heart), MARK: mark };
});

import { linesOf, outlines, readLettering, type Lettering, widthOf } from './lettering';
import { digestOf, picturePath, SharePictures } from './share-pictures';

const head = { title: 'Heart treatment in India | Ayana', description: 'Prices, days and risks.' };

describe('the address of a picture', () => {
  it('changes only with its content', () => {
    const digest = digestOf({ head, drawing: 'care-heart' });
    expect(digest).toMatch(/^[\w-]{16}$/);
    expect(digestOf({ head: { ...head }, drawing: 'care-heart' })).toBe(digest);
    expect(digestOf({ head: { ...head, title: 'Another' }, drawing: 'care-heart' })).not.toBe(digest);
    expect(digestOf({ head: { ...head, description: 'Another' }, drawing: 'care-heart' })).not.toBe(digest);
    expect(digestOf({ head, drawing: 'none' })).not.toBe(digest);
    expect(picturePath('/a&b', { head, drawing: 'none' })).toMatch(/^\/share\/[\w-]{16}\.png\?page=%2Fa%26b$/);
  });
});

describe('the words on a picture', () => {
  let faces: Lettering;
  const box = { most: 2, size: 64, width: 590 };
  beforeAll(async () => {
    faces = await readLettering(ASSETS);
  });

  it('are broken into lines that fit', () => {
    const lines = linesOf(faces.title, 'Knee replacement, Chennai: prices and days', { ...box, most: 4 });
    expect(lines.join(' ')).toBe('Knee replacement, Chennai: prices and days');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(widthOf(faces.title, line, 64)).toBeLessThanOrEqual(590);
  });

  it('are cut at a word where there are too many', () => {
    const lines = linesOf(faces.title, 'Knee replacement in Chennai, and all the many words nobody can read', box);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\w…$/);
    expect(widthOf(faces.title, lines[1] ?? '', 64)).toBeLessThanOrEqual(590);
  });

  it('lose characters the fonts do not have, and are never markup', () => {
    const drawn = outlines(faces.words, 'Ǹ<script>漢', { x: 0, y: 0, size: 20, fill: '#000' });
    expect(drawn).toBe(outlines(faces.words, 'N<script>', { x: 0, y: 0, size: 20, fill: '#000' }));
    expect(drawn).not.toContain('script');
  });

  it('are heavier in titles: the font is instanced at its weight', () => {
    expect(widthOf(faces.title, 'Heart', 100)).toBeGreaterThan(210);
  });
});

it('a picture is a PNG of 1200 by 630 under 300 KB, made once', async () => {
  const pictures = new SharePictures(ASSETS);
  const [first, second] = await Promise.all([
    pictures.png({ head, drawing: 'care-heart' }),
    pictures.png({ head, drawing: 'care-heart' }),
  ]);
  expect(second).toBe(first);
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first.length).toBeLessThan(300_000);
});
