import { Button } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { withOne } from './filter-query';
import { FILTER_MESSAGES as TEXTS } from './messages';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block-start: var(--space-5);
  color: var(--stone);
  font-size: var(--size-16);
`;

interface ListFootProps {
  action: string;
  query: URLSearchParams;
  shown: number;
  total: number;
  /** How many more one click shows. */
  page: number;
}

/** How much of a list is shown, and a link for more, so that back and reload show as much. */
export function ListFoot({ action, query, shown, total, page }: ListFootProps) {
  const more = Math.min(page, total - shown);
  return (
    <Foot>
      <span>{TEXTS.shown(shown, total)}</span>
      {more <= 0 ? null : (
        <Button
          as={Link}
          variant="outline"
          to={`${action}?${withOne(query, 'show', String(shown + page))}`}
          preventScrollReset
        >
          {TEXTS.show_more(more)}
        </Button>
      )}
    </Foot>
  );
}
