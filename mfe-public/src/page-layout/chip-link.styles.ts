import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link that looks like a chip, such as a chosen filter. */
export const ChipLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 36px;
  padding: 6px var(--space-3);
  border-radius: var(--radius-full);
  background: var(--teal-100);
  color: var(--teal-800);
  font-size: var(--size-16);
  font-weight: 600;
  line-height: 22px;
  text-decoration: none;

  &:hover {
    background: var(--sea-2);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
