import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { PAGE_LAYOUT_MESSAGES as TEXTS } from './messages';

/** A page above this one. */
export interface Crumb {
  name: string;
  /** Path on this origin. */
  to: string;
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--size-16);

  & li:not(:last-child)::after {
    content: '/';
    margin-inline: var(--space-2);
    color: var(--stone);
  }
`;

/** The breadcrumbs, without the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={TEXTS.breadcrumbs}>
      <Trail>
        {crumbs.map(({ name, to }) => (
          <li key={to}>
            <TextLink as={Link} to={to}>
              {name}
            </TextLink>
          </li>
        ))}
      </Trail>
    </nav>
  );
}
