import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** `from 'pino'`, `import 'reflect-metadata'`, `import('x')`, `require("react")`: what is not a path and not a variable. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["']([@a-z][^"'\n]*)["']/g;

/**
 * Writes, beside a compiled program, one that brings the packages the program imports and then waits for a message before it runs
 * it. Packages stay as they are while somebody works; bringing them is most of what a server's start takes.
 * @param main the program; all JavaScript below its folder is looked through
 * @returns the file to start instead
 */
export function writeStandby(main: string): string {
  const file = join(dirname(main), 'standby.mjs');
  const lines = packagesIn(dirname(main), file).map((name) => `await bring(${JSON.stringify(name)});`);
  writeIfChanged(
    file,
    `// Generated: brings the packages of ${basename(main)}, and runs it when it is told to.
const told = new Promise((go) => process.once('message', go));
// What is missing is said by the program itself, with the place that asks for it.
const bring = (name) => import(name).catch(() => undefined);
${lines.join('\n')}
await told;
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
