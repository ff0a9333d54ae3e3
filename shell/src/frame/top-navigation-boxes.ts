import { styled } from 'styled-components';

/** From this width the links stand in the bar. */
const WIDE = '(min-width: 1020px)';

export const Header = styled.header<{ $home: boolean }>`
  position: relative;
  z-index: 20;
  background: ${({ $home }) => ($home ? 'var(--header-ground, var(--sky))' : 'var(--paper)')};
  border-block-end: ${({ $home }) => ($home ? '0' : '1px solid var(--line)')};

  & > noscript nav {
    padding: var(--space-2) var(--space-4);
    line-height: 2;
  }
  @media ${WIDE} {
    & > noscript {
      display: none;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  inline-size: min(100%, calc(var(--content-width) + 2 * 32px));
  min-block-size: 64px;
  margin-inline: auto;
  padding: var(--space-2) 20px;

  & > :first-child {
    margin-inline-end: auto;
  }
  @media (min-width: 600px) {
    padding-inline: 32px;
  }
`;

export const Desktop = styled.div`
  display: none;

  @media ${WIDE} {
    display: block;
  }
`;

export const PhoneOnly = styled.div`
  @media ${WIDE} {
    display: none;
  }
`;

export const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
`;

export const NavigationAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  border-block-end: 2px solid transparent;
  color: var(--ink);
  font-size: var(--size-16);
  text-decoration: none;
  white-space: nowrap;
  transition: border-color var(--duration-state);

  &:hover {
    border-block-end-color: var(--control-line);
    color: var(--ink);
  }
  &[aria-current='page'] {
    border-block-end-color: var(--marigold-500);
    font-weight: 600;
  }
`;
