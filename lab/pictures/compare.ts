/**
 * What each drawing costs as SVG and as pixels, to decide which it is shown as (docs/adr/0021): bytes on the wire, and how long the
 * browser takes to paint it 960 pixels wide. `node lab/pictures/compare.ts [beginning of a name…]`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { cachedPicture } from '@ayana/tooling/pictures/picture-cache.ts';
import type { BrowserContext } from 'playwright-core';

const FOLDER = join(repositoryRoot, 'shared-ui', 'assets', 'drawings');
const CACHE = join(repositoryRoot, '.cache', 'pictures');
const TIMES = 9;

/** Milliseconds until a picture is painted 960 pixels wide, the median of a few times. */
async function paintTime(context: BrowserContext, type: string, bytes: Buffer): Promise<number> {
  const page = await context.newPage();
  const src = `data:${type};base64,${bytes.toString('base64')}`;
  const times = await page.evaluate(
    async ([from, count]) => {
      const found: number[] = [];
      for (let time = 0; time < count; time += 1) {
        const image = new Image();
        image.src = `${from}#${time}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = 960;
        canvas.height = Math.round((960 * image.naturalHeight) / image.naturalWidth);
        const brush = canvas.getContext('2d', { willReadFrequently: true });
        const began = performance.now();
        brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
        brush?.getImageData(0, 0, 1, 1);
        found.push(performance.now() - began);
      }
      return found;
    },
    [src, TIMES] as const,
  );
  await page.close();
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

const wanted = process.argv.slice(2);
await withBrowser(async (browser) => {
  const context = await browser.newContext();
  console.log('| drawing | shapes | SVG, brotli | AVIF 480 | AVIF 960 | WebP 960 | SVG painted | AVIF painted |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const file of readdirSync(FOLDER)) {
    const name = file.replace(/\.svg$/, '');
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
    const svg = readFileSync(join(FOLDER, file));
    const { facts, files } = await cachedPicture(CACHE, name, svg, 'card');
    const form = (ending: string): Buffer => files[`${facts.stem}-${ending}`] ?? Buffer.alloc(0);
    const shapes = svg.toString('utf8').match(/<(path|circle|rect|ellipse)\b/g)?.length ?? 0;
    const sizes = [brotliCompressSync(svg), form('480.avif'), form('960.avif'), form('960.webp')];
    const painted = [
      await paintTime(context, 'image/svg+xml', svg),
      await paintTime(context, 'image/avif', form('960.avif')),
    ];
    const cells = [name, shapes, ...sizes.map(({ length }) => length), ...painted.map((ms) => `${ms.toFixed(1)} ms`)];
    console.log(`| ${cells.join(' | ')} |`);
  }
});
