import { styled } from 'styled-components';

import { Content } from './page-layout.styles';

/** Main column (744 px) and sidebar; stacked on a phone. */
export const Columns = styled(Content)`
  display: grid;
  gap: var(--space-7);
  padding-block: var(--space-7) var(--space-8);

  & > * {
    min-inline-size: 0;
  }
  @media (min-width: 1040px) {
    grid-template-columns: 744px minmax(0, 1fr);
    gap: 72px;
  }
`;

/** The sidebar, sticky while the main column scrolls. */
export const Sidebar = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  /* A long e-mail address may be wider than the column. */
  overflow-wrap: anywhere;

  /* On a phone the table of contents is above the sections, the rest below. */
  @media (max-width: 1039px) {
    display: contents;

    & > nav {
      order: -1;
    }
    /* Less space between the cards. */
    & > section + section {
      margin-block-start: calc(var(--space-4) - var(--space-7));
    }
  }
  @media (min-width: 1040px) {
    position: sticky;
    inset-block-start: var(--space-5);
    align-self: start;
  }
`;

/** A white card of the second column. */
export const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & h2 {
    font-size: var(--size-24);
  }
  & p {
    color: var(--stone);
    font-size: var(--size-16);
  }
`;
