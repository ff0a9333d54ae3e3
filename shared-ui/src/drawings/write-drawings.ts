/**
 * Writes every drawing to `shared-ui/assets/drawings/<name>.svg`, or with `--check` exits 1 when a committed file differs from what the
 * code draws, no code draws it any more, or a drawing breaks a rule. Run with Node 24:
 * `node shared-ui/src/drawings/write-drawings.ts [--check | --sizes] [name...]`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { assets } from './assets.ts';
import { faultsOf } from './check-drawing.ts';

const folder = fileURLToPath(new URL('../../assets/drawings/', import.meta.url));
const options = process.argv.slice(2);
const check = options.includes('--check');
const sizes = options.includes('--sizes');
const wanted = options.filter((option) => !option.startsWith('--'));

function committed(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const complaints: string[] = [];
mkdirSync(folder, { recursive: true });

for (const [name, draw] of Object.entries(assets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = join(folder, `${name}.svg`);
  const svg = draw();
  complaints.push(...faultsOf(name, svg).map((fault) => `${name}.svg ${fault}`));
  const changed = committed(file) !== svg;
  if (changed && check) complaints.push(`${name}.svg differs from its drawing code; run write-drawings.ts`);
  if (changed && !check) writeFileSync(file, svg);
  if (sizes || (changed && !check)) {
    process.stdout.write(`${name}.svg ${Buffer.byteLength(svg)} bytes, ${brotliCompressSync(svg).length} brotli\n`);
  }
}

for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.svg') && !(entry.slice(0, -4) in assets))) {
  if (check) complaints.push(`${file} has no drawing code; run write-drawings.ts to remove it`);
  else rmSync(join(folder, file));
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
