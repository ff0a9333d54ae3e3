import { styled } from 'styled-components';

export const Groups = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 820px;

  & > section > h2 {
    padding-block-end: var(--space-2);
    color: var(--stone);
    font-family: var(--font-text);
    font-size: var(--size-14);
    font-weight: 600;
    letter-spacing: 0;
    line-height: 20px;
  }
`;

/** The filter, and links to what belongs to the page. */
export const ToolRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  max-inline-size: 820px;

  & > div {
    flex: 0 1 300px;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-2);
  }
`;

export const List = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  overflow: hidden;

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

export const Row = styled.article<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  gap: 2px var(--space-2);
  padding: var(--space-3) var(--space-4);
  background: ${({ $unread }) => ($unread ? 'var(--paper)' : 'transparent')};

  & > i {
    grid-row: span 2;
    inline-size: 10px;
    block-size: 10px;
    margin-block-start: 6px;
    border-radius: 50%;
    background: ${({ $unread }) => ($unread ? 'var(--teal-700)' : 'transparent')};
  }
  & h3 {
    font-family: var(--font-text);
    font-size: inherit;
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
    letter-spacing: 0;
    line-height: inherit;
    overflow-wrap: anywhere;
  }
  & time {
    color: var(--stone);
    font-size: var(--size-14);
    justify-self: end;
    white-space: nowrap;
  }
  & > p {
    color: var(--stone);
    overflow-wrap: anywhere;
  }
  & > div {
    justify-self: end;
    margin-inline-end: calc(-1 * var(--space-3));
  }
  @media (max-width: 720px) {
    grid-template-columns: 18px minmax(0, 1fr);

    & > i {
      grid-row: span 4;
    }
    & > :not(i) {
      grid-column: 2;
    }
    & > time {
      justify-self: start;
    }
    & > div {
      justify-self: start;
      margin-inline: calc(-1 * var(--space-3)) 0;
      padding-block-start: var(--space-1);
    }
  }
`;
