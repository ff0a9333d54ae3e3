import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** `from 'pino'`, `import 'reflect-metadata'`, `import('x')`, `require("react")`: what is not a path and not a variable. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["']([@a-z][^"'\n]*)["']/g;

/**
 * Writes, beside a compiled program, one that loads the packages the program imports and then waits for a message before it runs
 * it. Packages do not change while a developer works; loading them is most of a server's start.
 * @param main the program; all JavaScript below its folder is looked through
 * @returns the file to start instead
 */
export function writeStandby(main: string): string {
  const file = join(dirname(main), 'standby.mjs');
  const lines = packagesIn(dirname(main), file).map((name) => `await load(${JSON.stringify(name)});`);
  writeIfChanged(
    file,
    `// Generated: loads the packages of ${basename(main)}, and runs it when it gets a message.
const go = new Promise((resolve) => process.once('message', resolve));
// The program itself reports a missing package, with the file that imports it.
const load = (name) => import(name).catch(() => undefined);
${lines.join('\n')}
await go;
await import('./${basename(main)}');
`,
  );
  return file;
}

function packagesIn(folder: string, but: string): string[] {
  const names = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!/\.[cm]?js$/.test(name) || file === but || !statSync(file).isFile()) continue;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      if (!isBuiltin(specifier) && !specifier.startsWith('@ayana/')) names.add(specifier);
  }
  return [...names].toSorted();
}

function writeIfChanged(file: string, text: string): void {
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // Not written yet.
  }
  if (before !== text) writeFileSync(file, text);
}
