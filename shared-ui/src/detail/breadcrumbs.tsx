import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../tabs';
import { messages } from './messages';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-1);
  color: var(--stone);
  font-size: var(--size-14);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    min-block-size: 32px;
    padding-block: 5px;
    color: var(--teal-700);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & svg {
    flex: none;

    [dir='rtl'] & {
      scale: -1 1;
    }
  }
`;

export interface BreadcrumbsProps {
  /** From the widest place to the page above this one. */
  places: readonly { label: string; href: string }[];
  /** This page. */
  current: string;
  LinkComponent?: LinkComponent;
}

/** Where a page is, and the way back up. */
export function Breadcrumbs({ places, current, LinkComponent: Anchor = 'a' }: BreadcrumbsProps) {
  return (
    <nav aria-label={messages.breadcrumbs}>
      <List>
        {places.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" dir="auto">
          {current}
        </li>
      </List>
    </nav>
  );
}
