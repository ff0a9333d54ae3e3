import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';
import { repositoryRoot } from '../database/paths.ts';
import { packagedChromium } from './packaged.ts';

/** A Chromium that is ready to be launched, e.g. by playwright's `chromium.launch({ executablePath, args, env })`. */
export interface Browser {
  readonly executablePath: string;
  /** Flags this browser needs in addition to those of the tool that launches it. */
  readonly args: string[];
  /** The whole environment to launch it in. */
  readonly env: Record<string, string>;
  /** Where it comes from, for people. */
  readonly source: 'BROWSER_PATH' | 'installed' | 'npm package';
}

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const INSTALLED_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A context keeps one process for its pages: starting a second when it leaves about:blank takes a fifth of what opening a page costs. */
const ONE_PROCESS = '--renderer-process-limit=1';

/** Our own pages need none of these services, and without a network each of them waits for a timeout. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a browser: BROWSER_PATH, an installed Chromium or Chrome, else the one that comes with the npm packages (Linux x64), which
 * is unpacked into the project once.
 * @throws SentenceError saying how to get one
 */
export async function resolveBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ONE_PROCESS, ...QUIET];
  const wanted = env['BROWSER_PATH'];
  if (wanted) {
    if (!isProgram(wanted))
      throw new SentenceError(
        `BROWSER_PATH is "${wanted}", but there is no program: set it to a Chromium or Chrome, or unset it.`,
      );
    return { executablePath: wanted, args, env: plain(env), source: 'BROWSER_PATH' };
  }
  const installed = findInstalled(env);
  if (installed !== undefined) return { executablePath: installed, args, env: plain(env), source: 'installed' };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = await packagedChromium(join(repositoryRoot, '.toolchain', 'chromium'));
    return {
      executablePath: packaged.executablePath,
      args: [...new Set([...args, ...packaged.args])],
      env: { ...plain(env), ...packaged.env(env) },
      source: 'npm package',
    };
  }
  throw new SentenceError(
    'No browser was found for the browser tests: install Chromium or Chrome, or set BROWSER_PATH to one.',
  );
}

/** A name in PATH may be a script that only says where to get a browser (Ubuntu's snap stub does): those are passed over. */
function findInstalled(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...INSTALLED.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? INSTALLED_MAC : []),
  ];
  return candidates.find((path) => isProgram(path) && !path.startsWith('/snap/'));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function plain(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
