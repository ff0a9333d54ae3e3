/// <reference lib="dom" />
import type { DevMessage, PageMessage } from './messages.ts';
import { showProblems } from './overlay.ts';
import { UPDATED } from './refresh-names.ts';

/** The part of webpack's hot module replacement an app hands over. */
export interface HotApp {
  status(): string;
  check(autoApply: boolean): Promise<unknown>;
}

interface App {
  readonly hot: HotApp;
  /** Hash of the build the page holds. */
  readonly hash: () => string;
  /** Hash of the newest build. */
  newest: string;
}

export interface DevClient {
  /** Called by every app once its code is in the page. */
  app(name: string, hot: HotApp, hash: () => string): void;
}

const RECONNECT_MS = 500;

/** Follows one dev server: brings each app of the page to its newest build, shows problems, reloads where nothing else helps. */
export function startClient(socketUrl: string): DevClient {
  const apps = new Map<string, App>();
  const builds = new Map<string, string>();
  let broke = false;
  let work = Promise.resolve();

  const catchUp = async (name: string): Promise<void> => {
    const app = apps.get(name);
    if (app === undefined || app.newest === app.hash()) return;
    try {
      const updated = await app.hot.check(true);
      // No answer: the server knows nothing of the build this page holds.
      if (updated === null && app.newest !== app.hash()) location.reload();
    } catch (error) {
      console.warn(`[dev] ${name}: this cannot be exchanged in place, so the page is loaded again.`, String(error));
      location.reload();
      return;
    }
    // An error boundary shows what broke before; mended code is another try.
    if (broke) window.dispatchEvent(new CustomEvent(UPDATED, { detail: { pages: true } }));
    broke = false;
  };

  const follow = (name: string, hash: string): void => {
    builds.set(name, hash);
    const app = apps.get(name);
    if (app === undefined) return;
    app.newest = hash;
    work = work.then(() => catchUp(name));
  };

  const take = (message: DevMessage): void => {
    if (message.type === 'built') follow(message.app, message.hash);
    else if (message.type === 'problems') showProblems(message.problems);
    else if (message.type === 'api') window.dispatchEvent(new CustomEvent(UPDATED, { detail: { pages: true } }));
    else location.reload();
  };

  let lost = false;
  let socket: WebSocket;
  const hold = (app: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ app } satisfies PageMessage));
  };
  const connect = (): void => {
    socket = new WebSocket(socketUrl);
    socket.addEventListener('open', () => {
      // A dev server that was started again has other builds.
      if (lost) location.reload();
      for (const name of apps.keys()) hold(name);
    });
    socket.addEventListener('message', ({ data }) => take(JSON.parse(String(data)) as DevMessage));
    socket.addEventListener('close', () => {
      lost = true;
      setTimeout(connect, RECONNECT_MS);
    });
  };
  connect();
  window.addEventListener('error', () => {
    broke = true;
  });

  return {
    app: (name, hot, hash) => {
      const newest = builds.get(name) ?? hash();
      apps.set(name, { hot, hash, newest });
      hold(name);
      work = work.then(() => catchUp(name));
    },
  };
}
