import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from '../built.ts';
import type { SharedImports, SharedPackages } from '@ayana/tooling/webpack/shared-names-plugin.ts';

/** What a remote needs and a shell does not give, with the line of the remote's source that asks for it. */
export function missingIn({ release: shell, dist }: Built, { release: { name }, dist: remote }: Built): string[] {
  const [uses, provides] = [readShared(remote), readShared(dist)];
  return [
    ...contractProblems(
      name,
      readFileSync(join(remote, 'web', 'portal.json'), 'utf8'),
      shell.version,
      readContracts(dist),
    ),
    ...(uses === undefined || provides === undefined
      ? []
      : shareProblems(name, uses, shell.version, provides, readImports(remote))),
  ];
}

/** `shared.json` of a build; undefined for builds from before it was written. */
export function readShared(folder: string): SharedPackages | undefined {
  const file = join(folder, 'web', 'shared.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SharedPackages) : undefined;
}

/** `imports.json` of a build; empty for one that was built elsewhere without it. */
export function readImports(folder: string): SharedImports {
  const file = join(folder, 'imports.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SharedImports) : {};
}

/** The contract versions that a shell loads; those of before it said so had only the first. */
export function readContracts(folder: string): number[] {
  const file = join(folder, 'web', 'contracts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as number[]) : [1];
}

/**
 * Whether a shell loads a remote with this portal.json at all, as sentences.
 * @param portal as text, for the line
 */
export function contractProblems(
  remote: string,
  portal: string,
  shell: string,
  contracts: readonly number[],
): string[] {
  const { contract } = JSON.parse(portal) as { contract?: unknown };
  if (contracts.some((known) => known === contract)) return [];
  const line = portal.split('\n').findIndex((each) => /^\s*"contract"/.test(each)) + 1;
  const place = line === 0 ? '' : ` (${remote}/portal.json:${line})`;
  return [
    `${remote} is built for contract ${String(contract)}${place}, shell ${shell} loads ${contracts.join(' and ')}. Release the shell first.`,
  ];
}

/**
 * What a remote takes from the shell that this shell does not give: a package, a name of it, or a version that fits (the same major,
 * not an older minor than the remote was built against).
 * @param shell names the shell's release, for the sentences
 * @param imports where the remote imports what, for the sentences
 */
export function shareProblems(
  remote: string,
  uses: SharedPackages,
  shell: string,
  provides: SharedPackages,
  imports: SharedImports = {},
): string[] {
  return Object.entries(uses).flatMap(([name, used]) => {
    const given = provides[name];
    const placeOf = (one: string): string => (imports[name]?.[one] === undefined ? '' : ` (${imports[name][one]})`);
    if (given === undefined) return [`${remote} uses ${name}${placeOf('')}, which shell ${shell} does not provide.`];
    if (!fits(used.version, given.version))
      return [
        `${remote} is built against ${name} ${used.version}${placeOf('')}, shell ${shell} provides ${given.version}.`,
      ];
    const missing = given.names === null ? [] : (used.names ?? []).filter((one) => !given.names?.includes(one));
    if (missing.length === 0) return [];
    return [
      `${remote} uses ${missing.map((one) => one + placeOf(one)).join(', ')} of ${name}, which shell ${shell} does not have. Release the shell first.`,
    ];
  });
}

function fits(wanted: string, given: string): boolean {
  const [major, minor = 0] = wanted.split('.').map(Number);
  const [givenMajor, givenMinor = 0] = given.split('.').map(Number);
  return wanted === given || (major === givenMajor && givenMinor >= minor);
}
