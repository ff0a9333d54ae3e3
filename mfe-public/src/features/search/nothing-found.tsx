import { Button, EmptyState, QuietLine } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { SEARCH_MESSAGES as TEXTS } from './messages';
import { type Tab, tabPath, TABS } from './search-page';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

interface NothingFoundProps {
  tab: Tab;
  query: URLSearchParams;
  counts: Readonly<Record<Tab, number | null>>;
  /** Whether filters are set. */
  narrowed: boolean;
}

/** No results, and what to change. */
export function NothingFound({ tab, query, counts, narrowed }: NothingFoundProps) {
  const elsewhere = TABS.find((each) => each !== tab && (counts[each] ?? 0) > 0);
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={TEXTS.nothing(TEXTS.kinds[tab].toLowerCase())}
      text={narrowed ? TEXTS.nothing_filtered : TEXTS.nothing_words}
      action={
        <Actions>
          {elsewhere === undefined ? null : (
            <Button as={Link} to={tabPath(query, elsewhere)}>
              {TEXTS.nothing_elsewhere(TEXTS.kinds[elsewhere].toLowerCase())}
            </Button>
          )}
          <Button as={Link} to="/contact" variant="outline">
            {TEXTS.ask}
          </Button>
        </Actions>
      }
    />
  );
}
