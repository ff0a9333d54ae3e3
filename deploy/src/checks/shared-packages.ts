import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedPackages } from '@ayana/tooling/webpack/shared-names-plugin.ts';

/** `shared.json` of a build; undefined for builds from before it was written. */
export function readShared(folder: string): SharedPackages | undefined {
  const file = join(folder, 'web', 'shared.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SharedPackages) : undefined;
}

/**
 * What a remote takes from the shell that this shell does not give: a package, a name of it, or a version that fits (the same major,
 * not an older minor than the remote was built against).
 * @param shell names the shell's release, for the sentences
 */
export function shareProblems(remote: string, uses: SharedPackages, shell: string, provides: SharedPackages): string[] {
  return Object.entries(uses).flatMap(([name, used]) => {
    const given = provides[name];
    if (given === undefined) return [`${remote} uses ${name}, which shell ${shell} does not provide.`];
    if (!fits(used.version, given.version))
      return [`${remote} is built against ${name} ${used.version}, shell ${shell} provides ${given.version}.`];
    const missing = given.names === null ? [] : (used.names ?? []).filter((one) => !given.names?.includes(one));
    if (missing.length === 0) return [];
    return [
      `${remote} uses ${missing.join(', ')} of ${name}, which shell ${shell} does not have. Release the shell first.`,
    ];
  });
}

function fits(wanted: string, given: string): boolean {
  const [major, minor = 0] = wanted.split('.').map(Number);
  const [givenMajor, givenMinor = 0] = given.split('.').map(Number);
  return wanted === given || (major === givenMajor && givenMinor >= minor);
}
