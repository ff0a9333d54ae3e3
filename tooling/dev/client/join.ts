/// <reference lib="dom" />
/* oxlint-disable no-underscore-dangle -- webpack's own names */
import { type DevClient, type HotApp, startClient } from './client.ts';

/** Set by the build (front/configs.ts): the app's name, and its dev server's socket or '' for the page's own. */
declare const __AYANA_DEV_APP__: string;
declare const __AYANA_DEV_SOCKET__: string;
/** Webpack's: the hash of the build that is running, changed by every update. */
declare const __webpack_hash__: string;
interface HotMeta {
  readonly webpackHot?: HotApp;
}

/** Hands this app's hot module replacement to the client of its dev server; the first app of a server brings the client. */
export function joinPage(): void {
  const hot = (import.meta as HotMeta).webpackHot;
  if (hot === undefined) return;
  const socket =
    __AYANA_DEV_SOCKET__ === '' ? `${location.origin.replace(/^http/, 'ws')}/__dev/socket` : __AYANA_DEV_SOCKET__;
  const page = globalThis as { ayanaDev?: Map<string, DevClient> };
  const clients = (page.ayanaDev ??= new Map<string, DevClient>());
  const client = clients.get(socket) ?? startClient(socket);
  clients.set(socket, client);
  client.app(__AYANA_DEV_APP__, hot, () => __webpack_hash__);
}
