import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page, Route } from '@playwright/test';

import type { SiteAddress } from './site.ts';

/** Ways a file of a release can fail on its way to a browser. */
export const FAULTS = [
  'refused',
  '404',
  '503',
  'hangs',
  'not JavaScript',
  'syntax error',
  'throws at start',
  'throws while rendering',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A file of a live release that a test breaks. */
export interface BrokenFile {
  readonly remote: string;
  readonly version: string;
  /** Generation of the registry with this version. */
  readonly generation: number;
  readonly part: 'entry' | 'page chunk';
  readonly url: string;
  /** The file as it is in the store. */
  readonly code: string;
  /** From the registry; entries only. */
  readonly integrity: string | undefined;
}

interface Registry {
  generation: number;
  microFrontends: Record<string, { url: string; metadata: { version: string; integrity: string } }[]>;
}

/** Finds the file in the site's release store: the entry, or the last script of a route, which is the page's. */
export function fileOf(site: SiteAddress, remote: string, routeId: string, part: BrokenFile['part']): BrokenFile {
  const store = join(site.dataDir, 'releases');
  const registry = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')) as Registry;
  const live = registry.microFrontends[remote]?.[0];
  if (live === undefined) throw new Error(`${remote} is not released.`);
  const folder = join(store, remote, live.metadata.version, 'web');
  const routes = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as Record<string, { scripts: string[] }>;
  const file = part === 'entry' ? 'remoteEntry.js' : (routes[routeId]?.scripts.at(-1) ?? '');
  const url = live.url.replace('remoteEntry.js', file);
  return {
    remote,
    version: live.metadata.version,
    generation: registry.generation,
    part,
    url,
    code: readFileSync(join(folder, file), 'utf8'),
    integrity: part === 'entry' ? live.metadata.integrity : undefined,
  };
}

/** URLs with one path segment, such as `/about`. A pattern like the file's: a function would be called for every request. */
const DOCUMENTS = /^https?:\/\/[^/]+\/[^/]*$/;

/** A file that is broken for one page, under all its URLs. */
export interface Breakage {
  /** How it fails from the next request on; undefined repairs it. Hanging requests stay hanging. */
  become(fault: Fault | undefined): void;
  /** How often it was asked for. */
  asked(): number;
}

/** Breaks a file. The checksums of its broken contents are in the registry, so that integrity accepts them. */
export async function breakFile(page: Page, file: BrokenFile, first: Fault): Promise<Breakage> {
  let now: Fault | undefined = first;
  let asked = 0;
  const { integrity } = file;
  if (integrity !== undefined) {
    const bodies = FAULTS.flatMap((fault) => brokenCode(file, fault) ?? []);
    const sums = bodies.map((body) => `sha384-${createHash('sha384').update(body).digest('base64')}`);
    await page.route(DOCUMENTS, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      const changed = text.replaceAll(integrity, [integrity, ...sums].join(' '));
      const { 'content-security-policy': policy = '', ...others } = response.headers();
      const headers = { ...others, 'content-security-policy': allowChanged(policy, text, changed) };
      return route.fulfill({ response, headers, body: changed });
    });
  }
  await page.route(`**${file.url}*`, (route) => {
    asked += 1;
    return now === undefined ? route.fallback() : answerOf(now, brokenCode(file, now))(route);
  });
  return { become: (fault) => void (now = fault), asked: () => asked };
}

/** The policy, with the hashes of the document's inline scripts that were changed. */
function allowChanged(policy: string, before: string, after: string): string {
  const scripts = (html: string): string[] =>
    [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const hash = (code: string): string => createHash('sha256').update(code).digest('base64');
  const now = scripts(after);
  return scripts(before).reduce((text, code, at) => text.replaceAll(hash(code), hash(now[at] ?? '')), policy);
}

function answerOf(fault: Fault, body: string | undefined): (route: Route) => Promise<void> {
  switch (fault) {
    case 'refused':
      return (route) => route.abort('connectionrefused');
    case '404':
      return (route) => route.fulfill({ status: 404, body: 'Not found' });
    case '503':
      return (route) => route.fulfill({ status: 503, body: 'Not now' });
    case 'hangs':
      // Never answered; the route handler ends, so that nothing waits for it at the end.
      return async () => {};
    default:
      return (route) =>
        route.fulfill({
          status: 200,
          contentType: fault === 'not JavaScript' ? 'text/html' : 'text/javascript',
          ...(body === undefined ? {} : { body }),
        });
  }
}

function brokenCode(file: BrokenFile, fault: Fault): string | undefined {
  switch (fault) {
    case 'not JavaScript':
      return '<!doctype html><title>Sign in to the network</title>';
    case 'syntax error':
      return 'function {';
    case 'throws at start':
      return "throw new Error('broken at start');";
    case 'throws while rendering':
      return file.part === 'entry' ? throwingContainer(file.remote) : throwingChunk(file.code);
    default:
      return undefined;
  }
}

/** A container whose pages all throw when rendered. */
function throwingContainer(remote: string): string {
  return `var ${remote.replaceAll('-', '_')} = { init() {}, get: async () => () => ({ default: new Proxy({}, { get: (_, name) => name === 'then' ? undefined : async () => ({ Component() { throw new Error('broken while drawing'); } }) }) }) };`;
}

/** The chunk unchanged, except that its `Component` throws; later chunks are not changed. */
function throwingChunk(code: string): string {
  const list = /webpackChunk\w+/.exec(code)?.[0];
  if (list === undefined) throw new Error('This is no chunk of webpack.');
  return `(() => {
    const list = (self.${list} ??= []);
    const own = Object.getOwnPropertyDescriptor(list, 'push');
    const { push } = list;
    const Broken = () => { throw new Error('broken while drawing'); };
    list.push = (chunk) => {
      if (own === undefined) delete list.push;
      else list.push = push;
      for (const [id, run] of Object.entries(chunk[1])) chunk[1][id] = function (module, exports, require) {
        run.call(this, module, exports, require);
        if ('Component' in exports) module.exports = { ...exports, Component: Broken };
      };
      return push.call(list, chunk);
    };
  })();
  ${code}`;
}
