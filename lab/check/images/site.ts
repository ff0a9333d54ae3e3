import { expect } from './probing.ts';

/**
 * The home page, drawn by the render server from what the API and the release store have.
 * @returns paths of the release files it names
 */
export async function servesPage(site: string, remote: string): Promise<string[]> {
  const response = await fetch(`${site}/`);
  const html = await response.text();
  expect(response.status === 200, `The home page answers ${response.status}: ${html.slice(0, 500)}`);
  expect(/<h1[\s>]/.test(html), `The home page has no heading: ${html.slice(0, 2000)}`);
  const found = [...html.matchAll(/["'](\/(?:releases|shell)\/[^"'?\s]+\.(?:js|css))/g)].map(([, path = '']) => path);
  const files = [...new Set(found)];
  for (const start of ['/shell/', `/releases/${remote}/`])
    expect(
      files.some((path) => path.startsWith(start)),
      `The home page names no file of ${start}: ${files.join(', ')}`,
    );
  return files;
}

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** The store has each of them, as the render server has it, compressed and for ever; and nothing else. */
export async function servesFile(store: string, site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const same = await (await fetch(`${site}${path}`)).text();
    for (const form of ['br', 'gzip', 'identity']) {
      const response = await fetch(`${store}${path}`, { headers: { 'accept-encoding': form } });
      const text = await response.text();
      const has = (name: string): string | undefined => response.headers.get(name)?.toLowerCase();
      const said = `${path} (${form})`;
      expect(response.status === 200 && text === same, `${said} answers ${response.status}, or other bytes`);
      for (const [name, value] of Object.entries(HEADERS))
        expect(has(name) === value, `${said} has ${name}: ${has(name)}`);
      expect(has('content-type') === TYPES[path.endsWith('.js') ? 'js' : 'css'], `${said} is ${has('content-type')}`);
      expect(has('vary') === 'accept-encoding', `${said} has vary: ${has('vary')}`);
      const wanted = form === 'identity' || same.length < 1024 ? undefined : form;
      expect(
        wanted === undefined || has('content-encoding') === wanted,
        `${said} is sent as ${has('content-encoding')}`,
      );
    }
  }
  const missing = await fetch(`${store}/releases/mfe-public/0.0.0/web/none.js`);
  expect(missing.status === 404, `A file that is not there answers ${missing.status}`);
  expect(missing.headers.get('cache-control') === 'no-store', 'That a file is missing may be kept by a cache');
  const registry = await fetch(`${store}/registry.json`);
  expect(registry.status === 404, `The store hands out its registry: ${registry.status}`);
  const posted = await fetch(`${store}${paths[0] ?? '/'}`, { method: 'POST' });
  expect(posted.status === 405, `The store answers ${posted.status} to POST`);
}
