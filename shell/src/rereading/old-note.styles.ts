import { styled } from 'styled-components';

/**
 * It stays in sight while the page scrolls. A page with its own frame may fill the screen, as a talk does: there the note lies above its
 * head, so that nothing moves.
 */
export const Place = styled.div<{ $frame: 'page' | 'portal' | 'plain' }>`
  position: ${({ $frame }) => ($frame === 'plain' ? 'fixed' : 'sticky')};
  z-index: 30;
  inset-block-start: var(--space-2);
  inset-inline: 0;
  inline-size: ${({ $frame }) => ($frame === 'portal' ? 'auto' : 'min(100% - 2 * var(--space-3), var(--content-width))')};
  margin: ${({ $frame }) => ($frame === 'portal' ? '0 0 var(--space-3)' : '0 auto')};

  @media print {
    position: static;
  }
`;
