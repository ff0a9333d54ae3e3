import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

/** A document, and the published type that it must have. */
export interface TypedDocument {
  /** As faults name it. */
  readonly name: string;
  readonly value: unknown;
  /** Module and name of the type. */
  readonly from: string;
  readonly type: string;
}

const COMPILER = join(repositoryRoot, 'node_modules/typescript7/bin/tsc');
const SETTINGS = {
  compilerOptions: { noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext', target: 'es2024', types: [] },
};

/**
 * Holds documents against published types with the TypeScript compiler. Schemas made from OpenAPI allow fields they do not know, so a misspelt
 * field passes them; a literal of a type does not.
 * @returns one line a fault, empty when there are none
 */
export function typeFaults(documents: readonly TypedDocument[]): string[] {
  // Inside the package, where its types are found.
  const parent = join(repositoryRoot, 'deploy', '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'definitions-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    for (const [at, { value, from, type }] of documents.entries()) {
      const text = JSON.stringify(value, null, 1);
      const lines = `import type { ${type} } from '${from}';\nexport const document: ${type} = ${text};\n`;
      writeFileSync(join(folder, `document-${at}.ts`), lines);
    }
    const { stdout, stderr, status } = spawnSync(process.execPath, [COMPILER, '--pretty', 'false', '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status === 0) return [];
    return (stdout + stderr)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) =>
        line.replace(/^.*?document-(\d+)\.ts\(\d+,\d+\)/, (_, at: string) => documents[Number(at)]?.name ?? at),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
