import type { Row } from '../bench.ts';
import { memory } from '@ayana/tooling/check/site/process-figures.ts';
import type { Measured } from '../site.ts';

const EVERY_MS = 50;

/** The whole list as a file: rows a second, and how much the API's memory grows meanwhile. */
export async function exportAll(site: Measured, token: string): Promise<Row[]> {
  const { pid } = site.api();
  const before = memory(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memory(pid));
  }, EVERY_MS);
  try {
    const begun = performance.now();
    const rows = await rowsOf(site, token);
    const seconds = (performance.now() - begun) / 1000;
    return [
      { what: `Export of ${rows} requests`, unit: 'rows/s', ours: rows / seconds },
      { what: 'Export, growth of the API’s memory', unit: 'MB', ours: (most - before) / 2 ** 20 },
    ];
  } finally {
    clearInterval(watch);
  }
}

/** Reads the file as it comes and counts its lines but the head. */
async function rowsOf({ api_origin }: Measured, token: string): Promise<number> {
  const answer = await fetch(`${api_origin}/api/service-requests/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok || answer.body === null) throw new Error(`The export was answered ${answer.status}.`);
  let lines = 0;
  for await (const part of answer.body) lines += Buffer.from(part).filter((byte) => byte === 10).length;
  return lines - 1;
}
