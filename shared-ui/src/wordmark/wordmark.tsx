import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

const Box = styled.span<{ $light: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  color: ${({ $light }) => ($light ? 'var(--white)' : 'var(--ink)')};
  text-decoration: none;

  &:hover {
    color: ${({ $light }) => ($light ? 'var(--white)' : 'var(--ink)')};
  }
  & > svg {
    flex: none;
  }
`;

const Name = styled.span`
  font-family: var(--font-heading);
  font-size: 27px;
  line-height: 1;
  letter-spacing: -0.01em;

  /* The longest part, “Laboratory”, is beside it in the rail. */
  &:not(:last-child) {
    font-size: 24px;
  }
`;

const Part = styled.span`
  padding-inline-start: 7px;
  border-inline-start: 1px solid var(--line);
  font-size: var(--size-14);
  line-height: 1.6;
  color: var(--stone);
`;

export type WordmarkProps<Element extends ElementType = 'span'> = {
  /** A link or a router's link; a span by default. */
  as?: Element;
  /** On a dark ground. */
  light?: boolean;
  /** Which portal this is, e.g. "Staff". */
  part?: string;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'light' | 'part' | 'children'>;

/** The product's name beside its logo: the line that leaves home and comes back. */
export function Wordmark<Element extends ElementType = 'span'>({
  as,
  light = false,
  part,
  ...rest
}: WordmarkProps<Element>) {
  const attributes: ComponentPropsWithRef<'span'> = rest;
  const dot = light ? 'var(--white)' : 'var(--teal-700)';
  return (
    <Box {...attributes} {...(as === undefined ? {} : { as })} $light={light}>
      <svg width="36" height="24" viewBox="0 0 36 24" fill="none" aria-hidden="true">
        <path
          d="M4.5 20.2C13 20.2 24.8 14.4 24.8 8.2 24.8 4.9 22 2.6 18 2.6S11.2 4.9 11.2 8.2C11.2 14.4 23 20.2 31.5 20.2"
          stroke="var(--marigold-500)"
          strokeWidth="2.6"
        />
        <circle cx="4" cy="20" r="3.3" fill={dot} />
        <circle cx="32" cy="20" r="3.3" fill={dot} />
      </svg>
      <Name>Ayana</Name>
      {part === undefined ? null : <Part>{part}</Part>}
    </Box>
  );
}
