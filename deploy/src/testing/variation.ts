import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';

/**
 * A build of a package that differs from the one in its dist folder, without building: a text in its scripts is replaced by
 * another, in the browser's and in the server's.
 * @param root folder to put `<name>/dist` and `<name>/package.json` into, as `npm run release -- <name> --from <root>` reads them
 * @returns the version it would be released as
 * @throws when the text stands nowhere
 */
export function makeVariation(name: string, root: string, text: string, other: string): string {
  const from = join(repositoryRoot, name);
  const to = join(root, name);
  const dist = join(to, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  cpSync(join(from, 'package.json'), join(to, 'package.json'));
  const parts = ['web', 'server'].filter((part) => existsSync(join(from, 'dist', part)));
  for (const part of parts) cpSync(join(from, 'dist', part), join(dist, part), { recursive: true, force: true });
  let places = 0;
  for (const part of parts) {
    for (const file of readdirSync(join(dist, part)).filter((one) => /\.c?js$/.test(one))) {
      const code = readFileSync(join(dist, part, file), 'utf8');
      if (!code.includes(text)) continue;
      places += 1;
      writeFileSync(join(dist, part, file), code.replaceAll(text, other));
    }
  }
  if (places === 0) throw new Error(`"${text}" stands in no script of ${name}.`);
  const release = describeRelease(to, dist);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release.version;
}
