import { styled } from 'styled-components';

/** Width and spacing of the shell's own screens. */
export const ScreenBox = styled.div`
  inline-size: min(100%, calc(var(--content-width) + 2 * 32px));
  margin-inline: auto;
  padding: var(--space-7) 20px var(--space-8);

  @media (min-width: 600px) {
    padding-inline: 32px;
  }
`;
