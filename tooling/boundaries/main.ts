/**
 * Checks all imports between packages, after checking the rules themselves: each has a fixture that breaks it, and a
 * rule whose fixture passes fails the run.
 * `node tooling/boundaries/main.ts`
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import { makeStale } from '../generated/derived.ts';
import { RULES } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fixtures = path.join(import.meta.dirname, 'fixtures');
const PLACES = [
  'contracts',
  'portal-kit',
  'shared-ui',
  'shell',
  'mfe-public',
  'mfe-patient',
  'mfe-partner',
  'mfe-admin',
  'services',
  'e2e',
  'deploy',
  'tooling',
];

async function violations(baseDir: string): Promise<IViolation[]> {
  const places = PLACES.filter((place) => existsSync(path.join(baseDir, place)));
  const { output } = await cruise(
    places,
    {
      baseDir,
      ruleSet: { forbidden: RULES },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|fixtures|assets|\\.[a-z]+)/' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      },
    },
    { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
  );
  return (output as ICruiseResult).summary.violations;
}

// An import of a file that is not there is under no rule.
makeStale('client-types');
let failed = 0;
for (const rule of RULES) {
  const name = rule.name ?? '';
  const found = await violations(path.join(fixtures, name));
  const names = new Set(found.map((violation) => violation.rule.name));
  if (names.size === 1 && names.has(name)) continue;
  failed += 1;
  console.error(`The rule ${name} does not catch its own fixture (it found: ${[...names].join(', ') || 'nothing'}).`);
}

for (const violation of await violations(root)) {
  failed += 1;
  const rule = RULES.find((candidate) => candidate.name === violation.rule.name);
  console.error(`${violation.from} -> ${violation.to}\n  ${violation.rule.name}: ${rule?.comment ?? ''}`);
}

console.log(failed === 0 ? `${RULES.length} rules hold, each proven by its fixture.` : `${failed} problems.`);
process.exitCode = failed === 0 ? 0 : 1;
