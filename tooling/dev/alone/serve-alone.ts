import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../../bootstrap/report.mjs';
import { repositoryRoot as root } from '../../database/paths.ts';
import { freePort } from '../../start/settings.ts';
import type { Progress } from '../../terminal/progress.ts';
import { bold, cyan, dim } from '../../terminal/style.ts';
import { DevConsole } from '../console.ts';
import { FrontEnds } from '../front/front-ends.ts';
import { askShell, joinAddress } from './shell.ts';

/**
 * Serves the dev build of one remote to the pages of a site that already runs, and runs until it is asked to stop.
 * @throws SentenceError when there is no such remote, or the site does not allow it
 */
export async function serveAlone(
  asked: { only?: string | undefined; shell?: string | undefined; port?: string | undefined },
  progress: Progress,
): Promise<number> {
  const name = remoteNamed(asked.only);
  const shell = await askShell(asked.shell);
  const port = asked.port === undefined ? await freePort() : Number(asked.port);
  const origin = `http://localhost:${port}`;
  const lines = new DevConsole(progress);
  progress.line(`\n  ${bold(name)} ${dim(`alone, in the pages of ${shell}`)}`);

  const fronts = await progress.step(`Compiling ${name}`, async () => {
    const started = await startBuild(name, port, shell, lines);
    await started.idle();
    return started;
  });
  progress.line(
    [
      '',
      `  Open   ${cyan(joinAddress(shell, name, origin))}`,
      `  Leave  ${cyan(joinAddress(shell, 'off'))}  ${dim('or by the bar at the foot of the page')}`,
      '',
      dim(`  Only this browser sees it. Pages of ${name} are drawn in the browser, not on the server. Ctrl-C ends it.`),
      '',
    ].join('\n'),
  );
  await stopAsked();
  await fronts.close();
  return 0;
}

async function startBuild(name: string, port: number, shell: string, lines: DevConsole): Promise<FrontEnds> {
  const fronts = await FrontEnds.start({
    names: [name],
    alone: true,
    devServer: {
      port,
      host: 'localhost',
      allowedHosts: ['localhost', new URL(shell).hostname],
      client: {
        logging: 'warn',
        reconnect: true,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      devMiddleware: {
        headers: {
          'cache-control': 'no-store',
          // Only pages of that site may read what is answered here.
          'access-control-allow-origin': shell,
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'Origin',
        },
      },
    },
    events: {
      built: (app, changed, milliseconds) => lines.built(app, changed, milliseconds),
      problems: (found) => lines.problems(found),
      serverChanged: () => fronts.reloadPages(),
    },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SentenceError(`Port ${port} is taken: choose another with --port.`);
  });
  return fronts;
}

function remoteNamed(name: string | undefined): string {
  const remotes = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'portal.json')));
  if (name !== undefined && remotes.includes(name)) return name;
  const given = name === undefined ? 'Say which remote' : `There is no remote "${name}"`;
  throw new SentenceError(`${given}: npm run dev -- --only <${remotes.join('|')}> --shell http://localhost:3000`);
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
  });
}
