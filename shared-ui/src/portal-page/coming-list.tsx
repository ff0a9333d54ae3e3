import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);

  & > li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
  }
  & > li::before {
    inline-size: 10px;
    block-size: 10px;
    margin-block-start: 6px;
    border: 2px solid var(--control-line);
    border-radius: 50%;
    content: '';
  }
  & b {
    font-weight: 600;
  }
  & p {
    color: var(--stone);
  }
`;

export type ComingListProps = {
  /** What will appear here, and how. */
  items: readonly { title: string; how: string }[];
};

/** What a page will offer, in order of importance. */
export function ComingList({ items }: ComingListProps) {
  return (
    <List>
      {items.map(({ title, how }) => (
        <li key={title}>
          <div>
            <b>{title}</b>
            <p>{how}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
