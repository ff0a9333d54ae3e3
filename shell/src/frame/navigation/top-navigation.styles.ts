import { styled } from 'styled-components';

/** From this width the links are in the bar. */
const WIDE = '(min-width: 1020px)';
export const NARROW = '(max-width: 1019px)';

export const Header = styled.header<{ $home: boolean }>`
  position: relative;
  z-index: 20;
  background: ${({ $home }) => ($home ? 'var(--header-ground, var(--sky))' : 'var(--paper)')};
  border-block-end: ${({ $home }) => ($home ? '0' : '1px solid var(--line)')};

  /* The open menu is above everything else. */
  &:has(details[open]) {
    z-index: 60;
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

/** Two rows in the bar: small links about the site above, the main links below. */
export const Rows = styled.div`
  display: grid;
  justify-items: end;
  margin-block: -8px;
`;

export const LinkList = styled.ul<{ $main: boolean }>`
  display: flex;
  gap: ${({ $main }) => ($main ? '0 var(--space-5)' : '0 var(--space-4)')};

  & a {
    min-block-size: ${({ $main }) => ($main ? '32px' : '26px')};
    font-size: ${({ $main }) => ($main ? 'var(--size-16)' : 'var(--size-14)')};
    font-weight: ${({ $main }) => ($main ? '600' : '400')};
    color: ${({ $main }) => ($main ? 'var(--ink)' : 'var(--stone)')};
  }
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
