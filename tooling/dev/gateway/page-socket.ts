import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';

import type { DevMessage, PageMessage, Problem } from '../client/messages.ts';

/** Tells open pages what is new. */
export class PageSocket {
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #apps = new Map<object, Set<string>>();
  readonly #state: () => { hashes: ReadonlyMap<string, string>; problems: readonly Problem[] };

  /** @param state what a page that connects must know */
  constructor(state: () => { hashes: ReadonlyMap<string, string>; problems: readonly Problem[] }) {
    this.#state = state;
  }

  /** Apps whose code is in an open page. */
  get held(): ReadonlySet<string> {
    const held = new Set<string>();
    for (const apps of this.#apps.values()) for (const app of apps) held.add(app);
    return held;
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (page) => {
      const apps = new Set<string>();
      this.#apps.set(page, apps);
      page.on('message', (data: Buffer) => void apps.add((JSON.parse(data.toString('utf8')) as PageMessage).app));
      page.on('close', () => void this.#apps.delete(page));
      const { hashes, problems } = this.#state();
      const send = (message: DevMessage): void => page.send(JSON.stringify(message));
      for (const [app, hash] of hashes) if (!app.includes(':')) send({ type: 'built', app, hash });
      send({ type: 'problems', problems });
    });
  }

  tell(message: DevMessage): void {
    const text = JSON.stringify(message);
    for (const page of this.#server.clients) page.send(text);
  }

  close(): void {
    for (const page of this.#server.clients) page.terminate();
    this.#server.close();
  }
}
