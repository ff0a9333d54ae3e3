/**
 * Makes `src/portal-ids.ts` of every remote from its portal.json: `node tooling/webpack/portal-ids.ts [--check]`.
 * Every build does the same for the remote it builds.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The text of `src/portal-ids.ts`: TypeScript reads the strings of a JSON file as `string`, so ids get a type here. */
export function portalIds(portalJson: string): string {
  const portal = JSON.parse(portalJson) as { routes: { id: string }[] };
  const ids = portal.routes.map(({ id }) => `'${id}'`);
  const union = ids.length === 1 ? ` ${ids.join('')}` : `\n  | ${ids.join('\n  | ')}`;
  return `/** Generated from portal.json: a page that is not listed there, or listed and not built, does not compile. */\nexport type PortalRouteId =${union};\n`;
}

/** Writes `src/portal-ids.ts` of a remote when portal.json has changed; true when it had not. */
export function writePortalIds(dir: string, options: { check?: boolean } = {}): boolean {
  const text = portalIds(readFileSync(join(dir, 'portal.json'), 'utf8'));
  const file = join(dir, 'src', 'portal-ids.ts');
  const current = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!current && options.check !== true) writeFileSync(file, text);
  return current;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  for (const name of readdirSync(ROOT).filter((folder) => existsSync(join(ROOT, folder, 'portal.json')))) {
    if (writePortalIds(join(ROOT, name), { check }) || !check) continue;
    console.error(`${name}/src/portal-ids.ts is not what portal.json gives: run npm run generate and commit the result.`);
    process.exitCode = 1;
  }
}
