import { number } from '@ayana/contracts/language';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Title = styled.h2<{ $late: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-4) 20px 6px;
  font-family: var(--font-text);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 20px;
  letter-spacing: 0;
  color: ${({ $late }) => ($late ? 'var(--coral-600)' : 'var(--stone)')};

  & > span {
    font-weight: 400;
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 720px) {
    padding-inline: 4px;
  }
`;

export type ListGroup<Item> = {
  id: string;
  title: string;
  items: readonly Item[];
  /** How many there are, where not all are loaded. */
  count?: number | undefined;
  /** The group's title is red: something is overdue. */
  late?: boolean;
};

export type GroupedListProps<Item> = {
  groups: readonly ListGroup<Item>[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
};

/** A list in groups, each with a heading and a count; empty groups are not shown. */
export function GroupedList<Item>({ groups, keyOf, renderItem }: GroupedListProps<Item>) {
  const id = useId();
  return (
    <>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <Title id={`${id}-${group.id}`} $late={group.late === true}>
              {group.title}
              <span>{number(group.count ?? group.items.length)}</span>
            </Title>
            <ul>
              {group.items.map((item) => (
                <li key={keyOf(item)}>{renderItem(item)}</li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
