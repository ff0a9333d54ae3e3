import { createHash } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import { renderAsync } from '@resvg/resvg-js';
import type { PageHead } from '../../src/document/head';
import { drawingOf } from './drawings';
import { type Lettering, readLettering } from './lettering';
import { sharePicture } from './picture';

/** Raise it when the layout of the picture changes: URLs are cached for ever. */
const COMPOSITION = 1;
/** Pictures cached in memory; each is about 80 KB. */
const KEPT = 200;

/** The content of a picture. */
export interface PictureOf {
  head: Pick<PageHead, 'title' | 'description'>;
  /** Name of a drawing. */
  drawing: string | undefined;
}

/** The title without the site's name, which is beside the mark. */
const titleOf = ({ title }: PictureOf['head']): string => title.replace(` | ${BRAND.name}`, '');

/** Names a picture by its content, so that its URL may be cached for ever. */
export function digestOf({ drawing, head }: PictureOf): string {
  return createHash('sha256')
    .update(JSON.stringify([COMPOSITION, titleOf(head), head.description, drawingOf(drawing)]))
    .digest('base64url')
    .slice(0, 16);
}

/** Path of the picture of a page. */
export const picturePath = (path: string, of: PictureOf): string =>
  `/share/${digestOf(of)}.png?page=${encodeURIComponent(path)}`;

/** Creates pictures, one at a time, outside of the rendering thread: each uses a core for about 100 ms. */
export class SharePictures {
  readonly #fonts: string;
  readonly #kept = new Map<string, Promise<Buffer>>();
  #lettering: Promise<Lettering> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param fonts folder of the shell's web files */
  constructor(fonts: string) {
    this.#fonts = fonts;
  }

  /** The PNG of a page, from the cache where possible. */
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
