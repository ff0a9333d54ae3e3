import { Button, EmptyState, QuietLine } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';
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

export interface PriceListProps {
  /** Null when the catalogue could not be read. */
  treatments: readonly Treatment[] | null;
  search: ReactNode;
}

/** The price list: everything, by department. */
export function PriceList({ treatments, search }: PriceListProps) {
  return (
    <Box>
      <h1>{TEXTS.heading}</h1>
      <Lead>{TEXTS.lead}</Lead>
      <Tools>{search}</Tools>
      {treatments === null ? <Failed /> : <Groups treatments={treatments} />}
    </Box>
  );
}

function Groups({ treatments }: { treatments: readonly Treatment[] }) {
  const groups = byCategory(treatments);
  return (
    <>
      <Jump aria-label={TEXTS.jump}>
        <ul>
          {groups.map(({ category, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{category}</a>
            </li>
          ))}
        </ul>
      </Jump>
      {groups.map(({ category, anchor, treatments: own }) => (
        <Group key={anchor} id={anchor} aria-labelledby={`${anchor}-heading`}>
          <h2 id={`${anchor}-heading`}>{category}</h2>
          <PriceTable treatments={own} labelledBy={`${anchor}-heading`} />
        </Group>
      ))}
    </>
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
