import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `dist/release.json`: what a build is, so that publishing and the render server name the same version. */
export interface ReleaseDescription {
  name: string;
  /** `<package version>-<first 12 hex of the content hash>` */
  version: string;
  /** Path relative to the folder -> integrity of its bytes (`sha384-…`), as in the `integrity` attribute. */
  files: Record<string, string>;
}

/** Reads every file below `folder/web` and `folder/server` and names the release after their bytes. */
export function describeRelease(packageDir: string, folder: string): ReleaseDescription {
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const files: Record<string, string> = {};
  for (const part of ['server', 'web']) {
    if (!existsSync(join(folder, part))) continue;
    for (const file of listFiles(join(folder, part))) {
      files[`${part}/${file}`] = integrity(readFileSync(join(folder, part, file)));
    }
  }
  return { name: manifest.name.replace('@ayana/', ''), version: `${manifest.version}-${contentHash(files)}`, files };
}

/** Twelve hex characters that change with any byte or name of the release. */
export function contentHash(files: Record<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, sum] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${file}\0${sum}\n`);
  return hash.digest('hex').slice(0, 12);
}

export function integrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}
