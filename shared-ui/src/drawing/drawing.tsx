import { styled } from 'styled-components';

const Figure = styled.figure`
  position: relative;
  container-type: inline-size;
`;

const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  white-space: nowrap;
  font-size: var(--size-14);
  line-height: 1.2;
`;

export type DrawingLabel = {
  text: string;
  /** Position of its middle, in the drawing's units. */
  x: number;
  y: number;
  className?: string;
};

export type DrawingProps = {
  src: string;
  /** Size in the drawing's units: reserves its space while it loads. */
  width: number;
  height: number;
  /** Alternative text; empty when the text beside it says the same. */
  alt: string;
  labels?: readonly DrawingLabel[];
  /** True on the first screen: loaded at once with high priority. */
  eager?: boolean;
  className?: string;
};

/** An SVG drawing with its labels as text over it, so that they can be translated, read and selected. */
export function Drawing({ src, width, height, alt, labels, eager = false, className }: DrawingProps) {
  return (
    <Figure className={className}>
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      {labels?.map((label) => (
        <Label
          key={`${label.text}-${label.x}-${label.y}`}
          className={label.className}
          style={{ insetInlineStart: `${(label.x / width) * 100}%`, insetBlockStart: `${(label.y / height) * 100}%` }}
        >
          {label.text}
        </Label>
      ))}
    </Figure>
  );
}
