import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';

const Anchor = styled.a`
  color: var(--teal-700);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: color var(--duration-state);

  &:hover {
    color: var(--teal-800);
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
`;

export type LinkProps<Element extends ElementType = 'a'> = {
  /** The router's link, or `'button'` for a link that opens something on this page. */
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, 'as'>;

/** A link in a text or alone. */
export function Link<Element extends ElementType = 'a'>({ as, ...rest }: LinkProps<Element>) {
  const attributes: ComponentPropsWithRef<'a'> = rest;
  return <Anchor {...attributes} {...(as === undefined ? {} : { as })} />;
}
