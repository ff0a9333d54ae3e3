import { styled } from 'styled-components';

/** The width things stand in: 1160 px, and never closer than 20 px to the edge of a phone. */
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

/** One thought of a page, with air above and below it. */
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
