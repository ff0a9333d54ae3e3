import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Widths in pixels a picture is made in. `wide` is for what reaches across a page. */
export const SIZES = { card: [480, 960], wide: [480, 960, 1440, 1920] } as const;
export type Size = keyof typeof SIZES;

/**
 * Speed against size: AVIF's effort 2 takes half the time of 3 and a hundredth more bytes; quality 50 shows no fault on drawings
 * beside their source, at twice the size.
 */
const AVIF = { quality: 50, effort: 2 } as const;
const WEBP = { quality: 76, effort: 4 } as const;
const PNG = { palette: true, colours: 128, compressionLevel: 9 } as const;

/** Data of a picture that a page needs before it is loaded. */
export interface PictureFacts {
  /** Name and hash of every file: `view-chennai.1a2b3c4d`. A file is this, `-<width>` and its ending. */
  readonly stem: string;
  readonly widths: readonly number[];
  /** Of the source: keeps the picture's place free. */
  readonly width: number;
  readonly height: number;
  /** Colours of its upper, middle and lower third, shown until it is loaded. */
  readonly tones: readonly string[];
}

export interface EncodedPicture {
  readonly facts: PictureFacts;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Everything a picture's bytes depend on; the same digest need not be encoded twice. */
export function digestOf(name: string, svg: Buffer, size: Size): string {
  const settings = JSON.stringify([name, SIZES[size], AVIF, WEBP, PNG, sharp.versions]);
  return createHash('sha256').update(settings).update('\0').update(svg).digest('hex').slice(0, 32);
}

/**
 * A drawing as AVIF and WebP in each width, and one small PNG for browsers that take neither.
 * @param name of the drawing, `view-chennai`
 */
export async function encodePicture(name: string, svg: Buffer, size: Size): Promise<EncodedPicture> {
  const { width, height } = await sharp(svg)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`${name}.svg cannot be painted: does it say its width and height?`, { cause: error });
    });
  const widths = SIZES[size];
  const largest = Math.max(...widths);
  // Painted once, at the largest size; blurs take most of the time.
  const painted = await sharp(svg, { density: (72 * largest) / width })
    .resize(largest)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const made = await Promise.all(
    widths.map(async (each, index) => {
      const pixels = await sharp(painted).resize(each).raw().toBuffer({ resolveWithObject: true });
      const picture = (): Sharp => sharp(pixels.data, { raw: pixels.info });
      const [avif, webp, png] = await Promise.all([
        picture().avif(AVIF).toBuffer(),
        picture().webp(WEBP).toBuffer(),
        index === 0 ? picture().png(PNG).toBuffer() : undefined,
      ]);
      return { each, avif, webp, ...(png === undefined ? {} : { png }) };
    }),
  );
  const bySuffix: [string, Buffer][] = made.flatMap(({ each, ...forms }) =>
    Object.entries(forms).map(([form, bytes]): [string, Buffer] => [`-${each}.${form}`, bytes]),
  );
  const hash = createHash('sha256');
  for (const [suffix, bytes] of bySuffix) hash.update(suffix).update(bytes);
  const stem = `${name}.${hash.digest('hex').slice(0, 8)}`;
  return {
    facts: { stem, widths, width, height, tones: await tonesOf(painted) },
    files: Object.fromEntries(bySuffix.map(([suffix, bytes]) => [stem + suffix, bytes])),
  };
}

async function tonesOf(painted: Buffer): Promise<string[]> {
  const { data, info } = await sharp(painted).resize(1, 3, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  return [0, 1, 2].map(
    (third) => `#${data.subarray(third * info.channels, third * info.channels + 3).toString('hex')}`,
  );
}
