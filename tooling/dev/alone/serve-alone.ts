import { createServer } from 'node:http';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../../bootstrap/report.mjs';
import { repositoryRoot as root } from '../../database/paths.ts';
import { freePort } from '../../start/settings.ts';
import type { Progress } from '../../terminal/progress.ts';
import { bold, cyan, dim } from '../../terminal/style.ts';
import { DevConsole } from '../console.ts';
import { liveFolder } from '../front/configs.ts';
import { FrontEnds } from '../front/front-ends.ts';
import { sendAsset } from '../gateway/assets.ts';
import { sendText } from '../gateway/pass-on.ts';
import { PageSocket } from '../gateway/page-socket.ts';
import { askShell, joinAddress } from './shell.ts';

/**
 * Serves the dev build of one remote to the pages of a site that already runs, and stays until it is told to stop.
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

  const socket = new PageSocket(() => fronts);
  const fronts = await progress.step(`Compiling ${name}`, async () => {
    const started = await FrontEnds.start({
      names: [name],
      socketUrl: `${origin.replace('http', 'ws')}/__dev/socket`,
      foreignShell: true,
      server: false,
      held: () => socket.held,
      events: {
        built: (app, hash, changed, milliseconds) => {
          if (changed.length > 0) lines.built(app, changed, milliseconds);
          socket.tell({ type: 'built', app, hash });
        },
        problems: (problems) => {
          lines.problems(problems);
          socket.tell({ type: 'problems', problems });
        },
        serverChanged: (routesChanged) => {
          if (routesChanged) socket.tell({ type: 'reload', why: 'routes' });
        },
      },
    });
    await started.idle();
    return started;
  });

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', origin).pathname;
    // Only pages of that site may read what is answered here.
    const headers = {
      'access-control-allow-origin': shell,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    };
    if (!sendAsset(response, join(liveFolder(name), 'web'), path, headers)) sendText(response, 404, 'Not found\n');
  });
  server.on('upgrade', (request, connection, head) => {
    if (request.url === '/__dev/socket' && request.headers.origin === shell) socket.accept(request, connection, head);
    else connection.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new SentenceError(`Port ${port} is taken: choose another with --port.`) : error,
      ),
    );
    server.listen({ port, host: 'localhost' }, resolve);
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
  socket.close();
  server.closeAllConnections();
  server.close();
  await fronts.close();
  return 0;
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
