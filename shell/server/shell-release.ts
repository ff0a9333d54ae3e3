import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ShellRelease {
  version: string;
  /** URL of its files: `/shell/<version>/`. */
  base: string;
  /** Folder of its built files, served when the store does not have them. */
  folder: string;
  /** `web/main.js` -> `sha384-…` */
  files: Record<string, string>;
  /** The shell's own screens: id -> addresses of their scripts. */
  scripts: Record<string, string[]>;
  /** The same for scripts that load when the connection is idle. */
  later: Record<string, string[]>;
}

/** Not replaced by the bundler: the folder the bundle runs from, `dist/server`. */
// oxlint-disable-next-line no-underscore-dangle -- Node's own name
declare const __dirname: string;

let release: ShellRelease | undefined;

/** The release this render server belongs to: page and server must come from one build, or hydration breaks. */
export function shellRelease(): ShellRelease {
  if (release === undefined) {
    const text = readFileSync(join(__dirname, '..', 'release.json'), 'utf8');
    const { version, files } = JSON.parse(text) as { version: string; files: Record<string, string> };
    const folder = join(__dirname, '..', 'web');
    const base = `/shell/${version}/`;
    const chunks = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as Record<
      string,
      { scripts: string[]; later?: string[] }
    >;
    const addresses = (names: string[]): string[] => names.map((name) => base + name);
    const entries = Object.entries(chunks);
    const scripts = Object.fromEntries(entries.map(([id, entry]) => [id, addresses(entry.scripts)]));
    const later = Object.fromEntries(entries.map(([id, entry]) => [id, addresses(entry.later ?? [])]));
    release = { version, files, base, folder, scripts, later };
  }
  return release;
}
