/**
 * Checks all imports between packages, after checking the rules themselves: each has a fixture that breaks it, and a
 * rule whose fixture passes fails the run.
 * `node tooling/boundaries/main.ts`
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IForbiddenRuleType, IViolation } from 'dependency-cruiser';
import { makeStale } from '../generated/derived.ts';
import { RULES, TESTS } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fixtures = path.join(import.meta.dirname, 'fixtures');
const PLACES = [
  'contracts',
  'portal-kit',
  'shared-ui',
  'case-kit',
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

const EXCLUDED = '(^|/)(dist|fixtures|assets|\\.[a-z]+)/';

/** Rules of whole modules of the API, which leave out what tests import; all others are rules of files. */
const ofModules = RULES.filter((rule) => 'scope' in rule);
const ofFiles = RULES.filter((rule) => !ofModules.includes(rule));

async function violations(baseDir: string): Promise<IViolation[]> {
  return [
    ...(await broken(baseDir, PLACES, ofFiles, EXCLUDED)),
    ...(await broken(baseDir, ['services/api/src/modules'], ofModules, `${EXCLUDED}|${TESTS}`)),
  ];
}

async function broken(
  baseDir: string,
  all: readonly string[],
  forbidden: IForbiddenRuleType[],
  excluded: string,
): Promise<IViolation[]> {
  const places = all.filter((place) => existsSync(path.join(baseDir, place)));
  if (places.length === 0) return [];
  const { output } = await cruise(
    places,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: excluded },
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
