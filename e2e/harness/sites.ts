import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { startDevelopmentPages } from './development-pages.ts';
import { runningSite } from './running-site.ts';
import {
  type PublicAddress,
  type Running,
  type ShippedAddress,
  type SiteAddress,
  startShippedSite,
  startSite,
} from './site.ts';

/** Every site that tests run on. */
export interface SiteAddresses {
  /** As `npm start` serves it, for the stories. */
  shipped: ShippedAddress;
  /** Of the specs. */
  production: SiteAddress;
  /** The same again, for those that change the catalogue. */
  upkeep: SiteAddress;
  /** The same site with development builds of the front end, where React reports every mismatch between the server's page and the browser's. */
  development: SiteAddress;
  /** With the made languages and an identity provider. */
  second: SiteAddress;
}

export type SiteName = keyof SiteAddresses;

/**
 * Starts a site when the first worker asks for it: a run of one spec starts one. It is in the runner's process, since workers come and go; what
 * it has started stops with it.
 */
export class Sites {
  readonly #sites = new Map<string, Promise<Running<PublicAddress>>>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async listen(): Promise<Sites> {
    const server = createServer();
    const sites = new Sites(server);
    server.on('request', (request, response) => {
      sites.#site((request.url ?? '').slice(1) as SiteName).then(
        (address) => response.end(JSON.stringify(address)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return sites;
  }

  /** Where workers ask, see `siteAddress`. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    for (const each of [...this.#sites.values()].toReversed()) {
      // One that did not start has stopped itself, and its tests have said why.
      const site = await each.catch(() => undefined);
      await site?.stop();
    }
  }

  #site(name: SiteName): Promise<Running<PublicAddress>> {
    const known = this.#sites.get(name);
    if (known !== undefined) return known;
    const started = this.#start(name);
    this.#sites.set(name, started);
    return started;
  }

  async #start(name: SiteName): Promise<Running<PublicAddress>> {
    const running = runningSite(process.env);
    if (running !== undefined) return { ...running, stop: async () => {} };
    switch (name) {
      case 'shipped':
        return startShippedSite();
      case 'production':
      case 'upkeep':
        return startSite();
      case 'development':
        return startDevelopmentPages((await this.#site('production')) as Running<SiteAddress>);
      case 'second':
        return startSite(true);
    }
  }
}

/** Asks the runner for a site, which it starts if need be: this takes as long. @param sites `Sites.address` */
export function siteAddress<Name extends SiteName>(sites: string, name: Name): Promise<SiteAddresses[Name]> {
  // Not by fetch, which gives up after five minutes without an answer.
  return new Promise((resolve, reject) => {
    get(`${sites}/${name}`, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as SiteAddresses[Name]);
        else reject(new Error(text));
      });
    }).on('error', reject);
  });
}
