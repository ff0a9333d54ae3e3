/** Writes the catalogues of a package that webpack does not build: `node tooling/languages/write-scripts.ts services/api`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueScripts } from './catalogues.ts';
import { readTexts } from './texts.ts';

const [name = ''] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '..', '..', name, 'dist', 'locales');
mkdirSync(folder, { recursive: true });
for (const { tag, script } of catalogueScripts(readTexts(name), { wholeIds: true }))
  writeFileSync(path.join(folder, `${tag}.cjs`), script);
