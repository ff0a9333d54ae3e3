import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { liveFolder } from '../front/configs.ts';
import { sendAsset } from './assets.ts';
import { passOn, passSocketOn, sendText } from './pass-on.ts';

export interface GatewayOptions {
  /** Names of the front ends whose files are handed out here. */
  readonly apps: readonly string[];
  /** Ports of what runs now; undefined while nothing does. */
  readonly api: () => number | undefined;
  readonly render: () => number | undefined;
  /** Resolves when pages can be drawn by what is newest. */
  readonly pagesReady: () => Promise<void>;
  readonly acceptPage: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** Longest time a request waits for what is being built or started. */
const PATIENCE_MS = 20_000;
const TO_API = /^\/(api|socket\.io|oauth2\/callback)(\/|\?|$)/;
const ASSET = /^\/(?:releases\/(?<app>[\w-]+)\/dev\/web|(?<shell>shell)\/dev)\/(?<path>[^?]+)/;

/** The one origin of `npm run dev`: files of the dev builds, the API, and pages drawn by the render server. */
export function createGateway(options: GatewayOptions): Server {
  const server = createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      if (!response.headersSent) sendText(response, 500, `${String(error)}\n`);
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const port = options.api();
    if (request.url === '/__dev/socket') options.acceptPage(request, socket, head);
    else if (port !== undefined) passSocketOn(request, socket, head, port);
    else socket.destroy();
  });
  return server;
}

async function answer(options: GatewayOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const asset = ASSET.exec(url)?.groups;
  const app = asset?.['app'] ?? asset?.['shell'];
  if (app !== undefined && options.apps.includes(app)) {
    if (!sendAsset(response, `${liveFolder(app)}/web`, asset?.['path'] ?? '')) sendText(response, 404, 'Not found\n');
    return;
  }
  if (TO_API.test(url)) {
    const port = await soon(options.api);
    if (port === undefined) return sendProblem(response);
    // What is read is what the API says now: nothing of it is kept while it is being worked on.
    return passOn(request, response, port, (headers) => ({ ...headers, 'cache-control': 'no-store' }));
  }
  await Promise.race([options.pagesReady(), sleep(PATIENCE_MS, undefined, { ref: false })]);
  const port = await soon(options.render);
  if (port !== undefined) return passOn(request, response, port);
  const text = 'The shell does not compile: the terminal says why. This page comes by itself once it does.';
  response.setHeader('refresh', '2');
  sendText(response, 503, `<!doctype html><title>Ayana: not compiled</title><p>${text}</p>`, 'text/html');
}

async function soon(port: () => number | undefined): Promise<number | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  while (port() === undefined && Date.now() < deadline) await sleep(50);
  return port();
}

/** As the render server words it. */
function sendProblem(response: ServerResponse): void {
  const problem = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The API does not run: the terminal says why.',
    code: 'service_unavailable',
  };
  sendText(response, 503, JSON.stringify(problem), 'application/problem+json');
}
