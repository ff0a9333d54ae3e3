/** Prints the texts of folders as JSON: `node tooling/languages/extract.ts mfe-public/src …`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { collectPortal, texts } from './extracting.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const extracting = new URL('extracting.ts', import.meta.url).href;
const language = path.join(root, 'contracts', 'src', 'language');

/** Resolves as the bundler does, and gives the extracting functions to everything that defines texts. */
registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const own = parent === extracting || parent.startsWith(pathToFileURL(language).href);
    if (!own && (specifier === '@ayana/contracts/language' || specifier.endsWith('/language/index.ts')))
      return { url: extracting, shortCircuit: true };
    if (specifier.startsWith('.') && parent.startsWith('file:')) {
      const file = fileURLToPath(new URL(specifier, parent));
      const found = ['', '.ts', '.tsx', '/index.ts']
        .map((end) => file.replace(/\.js$/, '.ts') + end)
        .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
      if (found !== undefined) return { url: pathToFileURL(found).href, shortCircuit: true };
    }
    return next(specifier, context);
  },
});

/** A call, wherever it is written: after `=` or on the line below it, in an object, as an argument. */
const DEFINES_TEXTS = /(?<!function )\bdefineMessages\(/;

for (const folder of process.argv.slice(2)) {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: path.join(root, folder),
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  for (const file of files.toSorted()) {
    const full = path.join(root, folder, file);
    if (full.startsWith(language) || !DEFINES_TEXTS.test(readFileSync(full, 'utf8'))) continue;
    if (file.endsWith('.tsx'))
      throw new Error(`${folder}/${file}: texts are in a .ts file, here they are not collected.`);
    await import(pathToFileURL(full).href);
  }
  const portal = path.join(root, folder, '..', 'portal.json');
  if (existsSync(portal)) collectPortal(portal);
}
process.stdout.write(JSON.stringify(texts));
