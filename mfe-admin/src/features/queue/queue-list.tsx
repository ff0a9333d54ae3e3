import type { InboxItem } from '@ayana/contracts/inbox';
import { requestReference } from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { DueClock } from '@ayana/shared-ui/due';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from './messages';

const List = styled.ol`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  overflow: hidden;

  & > li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
  }
  & > li:hover {
    background: var(--mist);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > div {
    min-inline-size: 0;
  }
  & p {
    color: var(--stone);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled(Link)`
  display: block;
  color: var(--ink);
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: none;
  white-space: nowrap;

  /* The whole row opens the request. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** One row per request: name, subject, place, time left. */
export function QueueList({ items, now }: { items: readonly InboxItem[]; now: Date }) {
  return (
    <List aria-label={messages.list}>
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <Name to={`/admin?request=${item.id}`} dir="auto" title={item.name}>
              {item.name}
            </Name>
            <p>
              {[messages.kinds[item.kind], item.country, requestReference(item.id)]
                .filter((part) => part !== null && part !== '')
                .join(' · ')}
            </p>
          </div>
          <DueClock
            variant="row"
            startedAt={new Date(item.received_at)}
            dueAt={new Date(item.due_at)}
            now={now}
            localZone={{ zone: INDIA_ZONE, place: messages.place }}
          />
        </li>
      ))}
    </List>
  );
}
