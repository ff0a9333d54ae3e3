import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Configuration as DevServerOptions } from 'webpack-dev-server';

export interface SiteServers {
  /** Ports of what runs now; undefined while nothing does. */
  readonly api: () => number | undefined;
  readonly render: () => number | undefined;
  /** Resolves when pages can be rendered by what is newest. */
  readonly pagesReady: () => Promise<void>;
}

/** Longest time a request waits for what is being built or started. */
const PATIENCE_MS = 20_000;
const TO_API = /^\/(api|socket\.io|oauth2\/callback)(\/|$)/;
/** Files of the builds, and webpack-dev-server's own addresses. */
const TO_DEV_SERVER = /^\/(releases\/[\w-]+\/dev\/web|shell\/dev|webpack-dev-server)\//;

const isToApi = (path: string): boolean => TO_API.test(path);
const isPage = (path: string): boolean => !isToApi(path) && !TO_DEV_SERVER.test(path);

/** webpack-dev-server's options that make it the one origin of the site: what is no file of a build comes from the API or the render server. */
export function siteProxies(servers: SiteServers): Pick<DevServerOptions, 'proxy' | 'setupMiddlewares'> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const proxy = (context: (path: string) => boolean, port: () => number | undefined) => ({
    context,
    agent,
    xfwd: true,
    target: 'http://127.0.0.1',
    // Requests have waited for a port; a socket without one is refused.
    router: () => `http://127.0.0.1:${port() ?? 1}`,
  });
  return {
    proxy: [
      {
        ...proxy(isToApi, servers.api),
        ws: true,
        // What is read is what the API says now: nothing of it is kept while it is being worked on.
        on: {
          proxyRes: ({ headers }) => {
            headers['cache-control'] = 'no-store';
          },
        },
      },
      proxy(isPage, servers.render),
    ],
    // The middleware of the builds lets every request wait for them: what it has no file for goes past it.
    setupMiddlewares: (middlewares) => {
      const name = (one: (typeof middlewares)[number]): string => ('name' in one ? (one.name ?? '') : '');
      const proxies = middlewares.filter((one) => name(one).startsWith('http-proxy-middleware'));
      const others = middlewares.filter((one) => !proxies.includes(one));
      const builds = others.findIndex((one) => name(one) === 'webpack-dev-middleware');
      const wait = { name: 'wait-for-servers', middleware: waitForServers(servers) };
      return [...others.slice(0, builds), wait, ...proxies, ...others.slice(builds)];
    },
  };
}

function waitForServers({ api, render, pagesReady }: SiteServers) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    if (isToApi(path)) {
      if ((await portOf(api)) === undefined) sendProblem(response);
      else next();
      return;
    }
    if (!isPage(path)) {
      next();
      return;
    }
    await Promise.race([pagesReady(), sleep(PATIENCE_MS, undefined, { ref: false })]);
    if ((await portOf(render)) === undefined) sendNotCompiled(response);
    else next();
  };
}

async function portOf(server: () => number | undefined): Promise<number | undefined> {
  const deadline = Date.now() + PATIENCE_MS;
  while (server() === undefined && Date.now() < deadline) await sleep(50);
  return server();
}

function sendNotCompiled(response: ServerResponse): void {
  const text = 'The shell does not compile: the terminal says why. This page comes by itself once it does.';
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', refresh: '2' });
  response.end(`<!doctype html><title>Ayana: not compiled</title><p>${text}</p>`);
}

/** In the words of the render server. */
function sendProblem(response: ServerResponse): void {
  const problem = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The API does not run: the terminal says why.',
    code: 'service_unavailable',
  };
  response.writeHead(503, { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(problem));
}
