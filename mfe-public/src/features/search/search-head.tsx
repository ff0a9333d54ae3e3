import skyline from '@ayana/shared-ui/assets/drawings/street.svg';
import { TabLinks } from '@ayana/shared-ui/tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { SEARCH_MESSAGES as TEXTS } from './messages';
import { SearchBox } from './search-box';
import { shownTabs, type Tab, tabPath } from './search-page';

/** The street is at the lower edge. */
const Band = styled.header`
  border-block-end: 1px solid var(--line);
  background: var(--sky);

  @media (min-width: 960px) {
    background:
      url('${skyline}') calc(50% + 420px) 100% / 620px auto no-repeat,
      var(--sky);
  }
`;

const Box = styled(Content)`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-5);

  /* Space below the box when there are no tabs. */
  &:not(:has(nav)) {
    padding-block-end: var(--space-5);
  }
  & nav {
    box-shadow: none;
    gap: 28px;
  }
`;

const Wide = styled(SearchBox)`
  max-inline-size: 600px;
`;

interface SearchHeadProps {
  term: string;
  query: URLSearchParams;
  tab: Tab;
  /** Null where unknown; empty without a list. */
  counts: Readonly<Partial<Record<Tab, number | null>>>;
}

const TabLink = ({ href, ...rest }: { href: string; children: ReactNode }) => <Link to={href} {...rest} />;

/** The search box, and tabs with the number of results of each kind. */
export function SearchHead({ term, query, tab, counts }: SearchHeadProps) {
  const tabs = shownTabs(tab, counts);
  return (
    <Band>
      <Box>
        <Wide term={term} />
        {tabs.length === 0 ? null : (
          <TabLinks
            label={TEXTS.tabs}
            current={tab}
            LinkComponent={TabLink}
            items={tabs.map((id) => ({
              id,
              label: TEXTS.kinds[id],
              href: tabPath(query, id),
              count: counts[id] ?? undefined,
            }))}
          />
        )}
      </Box>
    </Band>
  );
}
