import { styled } from 'styled-components';

/** The content width: 1160 px, and at least 20 px from the edge of a phone. */
export const Content = styled.div`
  min-inline-size: 0;
  inline-size: min(100%, calc(var(--content-width) + 2 * var(--page-inset)));
  margin-inline: auto;
  padding-inline: var(--page-inset);

  --page-inset: 20px;
  @media (min-width: 600px) {
    --page-inset: 32px;
  }
`;

/** A section of a page with vertical spacing. */
export const Section = styled.section`
  padding-block: var(--space-8);

  @media (min-width: 900px) {
    padding-block: var(--space-9);
  }
`;

/** The sentence under a heading. */
export const Lead = styled.p`
  max-inline-size: 36em;
  margin-block-start: var(--space-3);
  color: var(--stone);
`;
