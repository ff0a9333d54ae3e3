import { styled } from 'styled-components';

/** A picture in several sizes and formats, as the build describes it (`import view from '….svg?picture'`). */
export interface PictureSource {
  /** Address of its files without `-<width>` and ending. */
  readonly base: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Colours from above to below that lie in its place until it comes. */
  readonly tones: readonly string[];
}

export type PictureProps = {
  source: PictureSource;
  /** What it shows; empty when the words beside it say it already. */
  alt: string;
  /** How wide it stands on which screen, as `sizes` of HTML says it: the browser takes the smallest file that fits. */
  sizes: string;
  /** On the first screen: fetched at once and ahead of other pictures. */
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

/** A painted scene: AVIF, else WebP, else a small PNG. Its place is kept free, and its colours lie there until it comes. */
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
