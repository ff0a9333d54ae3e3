import { createHash } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import { renderAsync } from '@resvg/resvg-js';
import type { PageHead } from '../../src/page/head';
import { drawingOf } from './drawings';
import { type Lettering, readLettering } from './lettering';
import { sharePicture } from './picture';

/** To be raised when the picture is composed otherwise: addresses are kept for ever. */
const COMPOSITION = 1;
/** Pictures kept in memory; each is about 80 KB. */
const KEPT = 200;

/** What a picture is made of. */
export interface PictureOf {
  head: Pick<PageHead, 'title' | 'description'>;
  /** Name of a drawing. */
  drawing: string | undefined;
}

/** The title as the picture says it: the name stands beside the mark already. */
const titleOf = ({ title }: PictureOf['head']): string => title.replace(` | ${BRAND.name}`, '');

/** Names a picture by what stands on it, so that its address may be kept for ever. */
export function digestOf({ drawing, head }: PictureOf): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPOSITION, titleOf(head), head.description, drawingOf(drawing)]))
    .digest('base64url')
    .slice(0, 16);
}

/** Path of the picture of a page. */
export const picturePath = (path: string, of: PictureOf): string =>
  `/share/${digestOf(of)}.png?page=${encodeURIComponent(path)}`;

/** Makes pictures, one at a time: each takes a core for some 100 ms, beside the thread that renders pages. */
export class SharePictures {
  readonly #fonts: string;
  readonly #kept = new Map<string, Promise<Buffer>>();
  #lettering: Promise<Lettering> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param fonts folder of the shell's web files */
  constructor(fonts: string) {
    this.#fonts = fonts;
  }

  /** The PNG of a page; one that was asked for before comes from memory. */
  async png(of: PictureOf): Promise<Buffer> {
    const digest = digestOf(of);
    const known = this.#kept.get(digest);
    if (known !== undefined) return known;
    const made = this.#last.then(() => this.#make(of));
    this.#last = made.catch(() => undefined);
    this.#kept.set(digest, made);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    made.catch(() => this.#kept.delete(digest));
    return made;
  }

  async #make({ drawing, head }: PictureOf): Promise<Buffer> {
    this.#lettering ??= readLettering(this.#fonts);
    const svg = sharePicture(
      { title: titleOf(head), description: head.description },
      drawingOf(drawing),
      await this.#lettering,
    );
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return image.asPng();
  }
}
