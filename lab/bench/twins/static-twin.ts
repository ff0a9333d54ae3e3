import { brotliCompressSync, gzipSync } from 'node:zlib';

import { startTwin, type Twin } from './twin.ts';

/** The page without its scripts: same HTML, style, fonts and pictures, compressed as the site compresses. */
export async function startStaticTwin(site: string, path: string): Promise<Twin> {
  const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br, gzip' } });
  const html = withoutScripts(await answer.text());
  const encoding = answer.headers.get('content-encoding');
  const body = encoding === 'br' ? brotliCompressSync(html) : encoding === 'gzip' ? gzipSync(html) : Buffer.from(html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  return startTwin(site, (asked) => (asked === path ? { headers, body } : undefined));
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}
