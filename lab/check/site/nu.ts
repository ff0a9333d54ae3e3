import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { installOnDemand } from '@ayana/tooling/build/on-demand.ts';

/** 31 MB; needs a Java of 17 or later. */
const NU = 'vnu-jar@26.9.27';

interface NuMessage {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
}

/**
 * What the Nu HTML checker finds, by page; one run of Java for all.
 * @param pages HTML by path
 * @returns undefined where there is no Java
 */
export async function nuFindings(pages: ReadonlyMap<string, string>): Promise<Map<string, string[]> | undefined> {
  const run = promisify(execFile);
  const java = await run('java', ['-version']).then(
    ({ stderr }) => Number(/version "(\d+)/.exec(stderr)?.[1]),
    () => 0,
  );
  if (!(java >= 17)) return undefined;
  const jar = join(await installOnDemand([NU]), 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const folder = mkdtempSync(join(tmpdir(), 'ayana-nu-'));
  try {
    const paths = [...pages.keys()];
    for (const [index, html] of [...pages.values()].entries()) writeFileSync(join(folder, `${index}.html`), html);
    const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--stdout', folder];
    const { stdout } = await run('java', ['-Xss4m', '-jar', jar, ...options], { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
    const found = new Map(paths.map((path): [string, string[]] => [path, []]));
    for (const { url, message, extract = '', lastLine, lastColumn } of messages) {
      // Its CSS is some years old: container queries and the like are unknown to it. Browsers are the judges of ours.
      if (message.startsWith('CSS:')) continue;
      const path = paths[Number(basename(url, '.html'))] ?? '';
      found
        .get(path)
        ?.push(`Nu: ${message} (${lastLine}:${lastColumn} ${extract.replaceAll(/\s+/g, ' ').slice(0, 90)})`);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
