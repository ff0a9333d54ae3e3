import { styled } from 'styled-components';

/** A picture in several sizes and formats, as the build describes it (`import view from '….svg?picture'`). */
export interface PictureSource {
  /** URL of its files without `-<width>` and extension. */
  readonly base: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Colours from top to bottom, shown until it has loaded. */
  readonly tones: readonly string[];
}

export type PictureProps = {
  source: PictureSource;
  /** Alternative text; empty when the text beside it says the same. */
  alt: string;
  /** Its width by screen, as in the `sizes` attribute: the browser loads the smallest file that fits. */
  sizes: string;
  /** True on the first screen: loaded at once with high priority. */
  eager?: boolean;
  className?: string;
};

const Frame = styled.picture`
  display: block;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

/** A painted scene: AVIF, else WebP, else a small PNG. Its space is reserved and coloured until it has loaded. */
export function Picture({ source, alt, sizes, eager = false, className }: PictureProps) {
  const { base, widths, width, height, tones } = source;
  const set = (form: string): string => widths.map((each) => `${base}-${each}.${form} ${each}w`).join(', ');
  return (
    <Frame className={className}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${base}-${widths[0]}.png`}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        style={{ background: `linear-gradient(${tones.join(', ')})` }}
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </Frame>
  );
}
