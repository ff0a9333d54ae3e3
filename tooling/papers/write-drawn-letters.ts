/**
 * Writes which letters the faces of our papers have, from their own tables (cmap): `contracts/src/papers/drawn-letters.ts`. Browser and API
 * ask the same table, without a face. Run by `npm run generate`; `node tooling/papers/write-drawn-letters.ts <file>`.
 */
import { globSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { openSync } from 'fontkit';
import { FACES } from '../../services/api/src/platform/typesetting/fonts.ts';

const [target = ''] = process.argv.slice(2);
const require = createRequire(new URL('../../services/api/package.json', import.meta.url));
const SIGNS_PER_LINE = 10;

/** Letters for private use, and the sign for what was lost: no text of a person. */
const isOfNobody = (code: number): boolean => (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd;

const codes = new Set<number>();
for (const { name, weights } of FACES) {
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
  // All weights of a face have the same letters: one is enough.
  const [file] = globSync(join(folder, weights[0] ?? '', '*.ttf'));
  if (file === undefined) throw new Error(`No file of the face ${name} in ${folder}`);
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} is a collection`);
  for (const code of font.characterSet) if (!isOfNobody(code)) codes.add(code);
}

const ranges: [number, number][] = [];
for (const code of [...codes].toSorted((one, other) => one - other)) {
  const last = ranges.at(-1);
  if (last !== undefined && last[1] === code - 1) last[1] = code;
  else ranges.push([code, code]);
}

const hex = (code: number): string => `0x${code.toString(16)}`;
const lines = Array.from({ length: Math.ceil(ranges.length / SIGNS_PER_LINE) }, (_, at) =>
  ranges
    .slice(at * SIGNS_PER_LINE, (at + 1) * SIGNS_PER_LINE)
    .map(([from, to]) => `[${hex(from)}, ${hex(to)}]`)
    .join(', '),
);
writeFileSync(
  target,
  `/**
 * Made by \`npm run generate\` from the faces of services/api/src/platform/typesetting/fonts.ts: first and last code point of each run of
 * letters that one of them has.
 */
export const DRAWN_RANGES: readonly (readonly [from: number, to: number])[] = [
${lines.map((line) => `  ${line},`).join('\n')}
];
`,
);
