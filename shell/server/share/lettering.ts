import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** One of the site's fonts at one weight. */
export interface Face {
  font: Font;
}

export interface Lettering {
  /** Headings: Newsreader 600. */
  title: Face;
  /** Text: Source Sans 3, 400. */
  words: Face;
}

/** The two fonts of the site, from the shell's own release. */
export async function readLettering(folder: string): Promise<Lettering> {
  const read = async (file: string, weight: number): Promise<Face> => {
    const unpacked = Buffer.from(await decompress(readFileSync(join(folder, 'fonts', file))));
    const font = create(unpacked);
    if (!('getVariation' in font)) throw new Error(`${file} holds several fonts.`);
    return { font: font.getVariation({ wght: weight }) };
  };
  // One after another: the decompressor shares one memory, and two at once would corrupt each other.
  const title = await read('newsreader-44-latin.woff2', 600);
  const words = await read('source-sans-3-latin.woff2', 400);
  return { title, words };
}

/** Width of a text in px. */
export function widthOf({ font }: Face, text: string, size: number): number {
  return (font.layout(drawable(font, text)).advanceWidth / font.unitsPerEm) * size;
}

/** A text as outlines, with its baseline at `x`, `y`, so that rasterising needs no font. */
export function outlines(face: Face, text: string, at: { x: number; y: number; size: number; fill: string }): string {
  const { font } = face;
  const { glyphs, positions } = font.layout(drawable(font, text));
  const scale = at.size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${at.fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/**
 * Breaks a text into lines.
 * @param most lines; longer text is cut at a word, with an ellipsis
 */
export function linesOf(
  face: Face,
  text: string,
  { most, size, width }: { most: number; size: number; width: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept.pop() ?? '';
  while (end.includes(' ') && widthOf(face, `${end}…`, size) > width) end = end.slice(0, end.lastIndexOf(' '));
  return [...kept, `${end.replace(/[\s,;:.]+$/, '')}…`];
}

/** Letters that the Latin fonts do not have lose their accents or are left out, instead of an empty box. */
function drawable(font: Font, text: string): string {
  return Array.from(text)
    .map((letter) => {
      if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
      const base = letter.normalize('NFD').charAt(0);
      return font.hasGlyphForCodePoint(base.codePointAt(0) ?? 0) ? base : '';
    })
    .join('');
}
