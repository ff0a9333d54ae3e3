import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li > div:first-child {
    flex: 1 1 180px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & p {
    color: var(--stone);
  }
`;

export type WaitingListProps = {
  items: readonly { id: string; title: ReactNode; text: ReactNode; end?: ReactNode }[];
};

/** Tasks, one per line, each with an action or a status; renders nothing without any. */
export function WaitingList({ items }: WaitingListProps) {
  if (items.length === 0) return null;
  return (
    <List>
      {items.map(({ id, title, text, end }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
          {end}
        </li>
      ))}
    </List>
  );
}
