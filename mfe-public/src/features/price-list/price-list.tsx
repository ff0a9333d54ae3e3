import { Button, EmptyState, Link as TextLink, QuietLine } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content, Lead } from '../../layout/boxes';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import { PriceTable } from './price-table';
import { byCategory } from './treatment';
import type { Treatment } from './treatment';

const Box = styled(Content)`
  padding-block: var(--space-7) var(--space-8);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-block: var(--space-5) var(--space-6);
`;

const Group = styled.section`
  margin-block-start: var(--space-7);
  scroll-margin-block-start: var(--space-4);

  & > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--size-28);
  }
`;

const Jump = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-4);
    font-size: var(--size-16);
  }
  & a {
    display: inline-block;
    padding-block: 8px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

export interface PriceListProps {
  /** What was searched for; empty shows everything. */
  term: string;
  /** Null when the catalogue could not be read. */
  treatments: readonly Treatment[] | null;
  search: ReactNode;
  /** Hospitals that match the search, shown above the prices. */
  hospitals?: ReactNode;
}

/** The price list: everything by department, or what a search found. */
export function PriceList({ term, treatments, search, hospitals }: PriceListProps) {
  return (
    <Box>
      <h1>{term === '' ? TEXTS.heading : TEXTS.search_heading(term)}</h1>
      <Lead>{TEXTS.lead}</Lead>
      <Tools>
        {search}
        {term === '' ? null : (
          <TextLink as={Link} to="/services">
            {TEXTS.all}
          </TextLink>
        )}
      </Tools>
      {treatments === null ? <Failed /> : <Groups term={term} treatments={treatments} hospitals={hospitals} />}
    </Box>
  );
}

function Groups({
  term,
  treatments,
  hospitals,
}: Pick<PriceListProps, 'term' | 'hospitals'> & { treatments: readonly Treatment[] }) {
  const groups = byCategory(treatments);
  if (groups.length === 0 && !hospitals) return <NothingFound />;
  return (
    <>
      {term === '' ? (
        <Jump aria-label={TEXTS.jump}>
          <ul>
            {groups.map(({ category, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{category}</a>
              </li>
            ))}
          </ul>
        </Jump>
      ) : (
        <p role="status">
          {TEXTS.found(treatments.length)}. {TEXTS.doctors_note}
        </p>
      )}
      {hospitals}
      {groups.map(({ category, anchor, treatments: own }) => (
        <Group key={anchor} id={anchor} aria-labelledby={`${anchor}-heading`}>
          <h2 id={`${anchor}-heading`}>{category}</h2>
          <PriceTable treatments={own} labelledBy={`${anchor}-heading`} />
        </Group>
      ))}
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={TEXTS.nothing_title}
      text={TEXTS.nothing_text}
      action={
        <Actions>
          <Button as={Link} to="/contact">
            {TEXTS.ask}
          </Button>
          <Button as={Link} to="/consultation" variant="outline">
            {TEXTS.consult}
          </Button>
        </Actions>
      }
    />
  );
}

/** Retry is a plain link: it works without scripts and reads everything anew. */
function Failed() {
  const href = useHref(useLocation());
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={TEXTS.failed}
      text={TEXTS.failed_text}
      action={
        <Button as="a" href={href}>
          {TEXTS.retry}
        </Button>
      }
    />
  );
}
