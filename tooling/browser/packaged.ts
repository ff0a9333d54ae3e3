// The Chromium inside @sparticuz/chromium. Its own code unpacks to a fixed path in /tmp that belongs to the first user, and
// asks for flags that switch off web security; so its archives are unpacked here, into the project, and run with plain flags.
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import { lock } from '../bootstrap/lock.mjs';
import { SentenceError } from '../bootstrap/report.mjs';

export interface PackagedChromium {
  readonly executablePath: string;
  readonly args: string[];
  env(base: NodeJS.ProcessEnv): Record<string, string>;
}

const UNPACK_MS = 5 * 60_000;

/** @param parent folder below which each version of the package gets a folder of its own */
export async function packagedChromium(parent: string): Promise<PackagedChromium> {
  const archives = archiveFolder();
  const manifest = JSON.parse(readFileSync(join(dirname(archives), 'package.json'), 'utf8')) as { version: string };
  const folder = join(parent, manifest.version);
  if (!existsSync(folder)) await unpackOnce(archives, folder);
  const fontConfig = writeFontConfig(folder);
  return {
    executablePath: join(folder, 'chromium'),
    // The package has no helper program for the sandbox; the pages are ours.
    args: ['--no-sandbox'],
    env: (base) => ({
      LD_LIBRARY_PATH: [join(folder, 'lib'), base['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: fontConfig,
    }),
  };
}

function archiveFolder(): string {
  try {
    // build/cjs/index.cjs -> bin
    return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', '..', 'bin');
  } catch {
    throw new SentenceError(
      'No browser was found: install Chromium or Chrome, set BROWSER_PATH to one, or run `npm start` once so that the packaged one is installed.',
    );
  }
}

async function unpackOnce(archives: string, folder: string): Promise<void> {
  const lockHandle = await lock(`${folder}.lock`, { timeoutMs: UNPACK_MS });
  try {
    if (existsSync(folder)) return;
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    await Promise.all(
      readdirSync(archives)
        .filter((name) => name.endsWith('.br'))
        .map((name) => unpack(join(archives, name), draft)),
    );
    renameSync(draft, folder);
  } finally {
    lockHandle.release();
  }
}

/** The archives are one program and folders: `lib` (what a bare system lacks), `fonts`, and the drawing libraries beside the program. */
async function unpack(archive: string, target: string): Promise<void> {
  const name = basename(archive, '.br');
  const output = name.endsWith('.tar') ? extractTar(target) : createWriteStream(join(target, name), { mode: 0o755 });
  await pipeline(createReadStream(archive), createBrotliDecompress(), output);
}

function extractTar(target: string): Writable {
  // tar-fs is a dependency of the package, not of ours.
  const tar = createRequire(createRequire(import.meta.url).resolve('@sparticuz/chromium'))('tar-fs') as {
    extract(folder: string): Writable;
  };
  return tar.extract(target);
}

/** The machine's fonts, if it has any, and Open Sans from the package; names of files on the way may hold anything. */
function writeFontConfig(folder: string): string {
  const file = join(folder, 'ayana-fonts.conf');
  const path = (name: string): string => join(folder, name).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>${path('fonts')}</dir>
  <cachedir>${path('fonts-cache')}</cachedir>
  <alias><family>sans-serif</family><default><family>Open Sans</family></default></alias>
  <alias><family>serif</family><default><family>Open Sans</family></default></alias>
  <alias><family>monospace</family><default><family>Open Sans</family></default></alias>
</fontconfig>
`;
  // Written at every run, because it names the folder and the project may have been moved.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
