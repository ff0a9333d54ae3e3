import { signIn } from '@ayana/tooling/check/site/sign-in.ts';

import { median, type Row } from './bench.ts';
import { memory } from '@ayana/tooling/check/site/process-figures.ts';
import { type Measured, onSite } from './site.ts';

const MB = 2 ** 20;
const AT_ONCE = 20;
const SIZE = 10 * MB;
/** As the browser sends them. */
const PART = MB;
/** Milliseconds between two looks at the memory. */
const EVERY = 50;

/** Memory of API and render server while twenty files of 10 MB arrive at once, part by part through both. */
export async function uploads(): Promise<readonly Row[]> {
  return onSite((site, progress) =>
    progress.step(`${AT_ONCE} uploads of 10 MB at once`, async () => {
      const { token } = await signIn(site.origin, 'patient');
      // The first upload loads what the others use.
      await upload(site, token);
      const before = held(site);
      const most = { ...before };
      const watch = setInterval(() => {
        const now = held(site);
        most.api = Math.max(most.api, now.api);
        most.pages = Math.max(most.pages, now.pages);
      }, EVERY);
      const begun = performance.now();
      const parts = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(site, token)));
      const seconds = (performance.now() - begun) / 1000;
      clearInterval(watch);
      return [
        { what: 'API, most memory meanwhile', unit: 'MB', ours: most.api, twin: before.api },
        { what: 'API, more than before', unit: 'MB', ours: most.api - before.api, goal: { of: 'ours', atMost: 100 } },
        { what: 'Render server, most memory meanwhile', unit: 'MB', ours: most.pages, twin: before.pages },
        { what: 'A part of 1 MB, p50', unit: 'ms', ours: median(parts.flat()) },
        { what: 'All of them, a second', unit: 'MB', ours: (AT_ONCE * SIZE) / MB / seconds },
      ] satisfies Row[];
    }),
  );
}

const held = (site: Measured) => ({ api: memory(site.api().pid) / MB, pages: memory(site.pages().pid) / MB });

/** Sends one file. @returns milliseconds of each part */
async function upload({ origin }: Measured, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const metadata = `filename ${btoa('scan.pdf')},filetype ${btoa('application/pdf')}`;
  const begun = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(SIZE), 'upload-metadata': metadata },
  });
  const address = `${origin}${begun.headers.get('location') ?? ''}`;
  const took: number[] = [];
  for (let offset = 0; offset < SIZE; offset += PART) {
    const start = performance.now();
    const { status } = await fetch(address, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(PART),
    });
    if (status !== 204) throw new Error(`The part at ${offset} was answered ${status}.`);
    took.push(performance.now() - start);
  }
  return took;
}
