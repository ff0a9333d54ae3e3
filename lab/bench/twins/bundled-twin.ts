import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { RouteChunks } from '@ayana/tooling/webpack/route-chunks-plugin.ts';
import { buildOneBundle } from './one-bundle.ts';
import { startTwin, type Twin, type TwinAnswer } from './twin.ts';

const FILES = '/one-bundle/';

/**
 * The same pages without federation: the site's own HTML, with the scripts of one webpack bundle of the same sources in place of the
 * shell's and the remotes', preloaded and fetched ahead by the same rules.
 * @param pages path of each page -> id of its route
 */
export async function startBundledTwin(site: string, pages: Readonly<Record<string, string>>): Promise<Twin> {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-one-bundle-'));
  try {
    await buildOneBundle(folder);
    const chunks = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as RouteChunks;
    const answers = new Map<string, TwinAnswer>();
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.js')))
      answers.set(FILES + name, script(readFileSync(join(folder, name))));
    for (const [path, route] of Object.entries(pages)) answers.set(path, await page(site + path, chunks, route));
    return await startTwin(site, (path) => answers.get(path));
  } finally {
    for (const path of [folder, `${folder}.mjs`]) rmSync(path, { recursive: true, force: true });
  }
}

const script = (bytes: Buffer): TwinAnswer => ({
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  },
  body: brotliCompressSync(bytes),
});

async function page(url: string, chunks: RouteChunks, route: string): Promise<TwinAnswer> {
  const answer = await fetch(url);
  const html = await answer.text();
  const { scripts = [], later = [] } = chunks[route] ?? {};
  const frame = chunks['shell.page-frame']?.later ?? [];
  const ahead = scripts.map((name) => ({ src: FILES + name, integrity: '' }));
  const addresses = [...new Set([...later, ...frame])].map((name) => FILES + name);
  const own = html
    .replace(/"src":"[^"]*\/main\.js","integrity":"[^"]*"/, `"src":"${FILES}main.js","integrity":""`)
    .replace(/"ahead":\[[^\]]*\]/, `"ahead":${JSON.stringify(ahead)}`)
    .replace(/"later":\[[^\]]*\]/, `"later":${JSON.stringify(addresses)}`);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    },
    body: brotliCompressSync(own),
  };
}
