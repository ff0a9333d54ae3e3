import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { chevron } from '../../articles/fold-summary.styles';
import { usd } from '../../money/usd';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import { PriceTable } from './price-table';
import { byCategory, lowestPrice } from './treatment';
import type { Treatment } from './treatment';

const List = styled.div`
  border-block-end: 1px solid var(--line);

  & > details {
    border-block-start: 1px solid var(--line);
  }
  & > details > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-4);
    padding-block: var(--space-4);
    list-style: none;
    cursor: pointer;
  }
  & > details > summary::-webkit-details-marker {
    display: none;
  }
  & > details > summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & > details > summary::after {
    ${chevron}
    grid-area: 1 / 2 / span 2;
    color: var(--teal-700);
    transition: rotate var(--duration-state);
  }
  & > details[open] > summary::after {
    rotate: 225deg;
  }
  & > details > summary > span {
    color: var(--stone);
    font-size: var(--size-16);
    font-variant-numeric: tabular-nums;
  }
  & > details > div {
    padding-block-end: var(--space-6);
    scroll-margin-block-start: 112px;
  }
  @media (min-width: 760px) {
    & > details > summary {
      grid-template-columns: 42% minmax(0, 1fr) auto;
    }
    & > details > summary::after {
      grid-area: 1 / 3;
    }
  }
`;

/**
 * The price list by department, collapsed. The anchor is inside the collapsed content, because browsers
 * then open it on arrival; a link inside the site does so with a script.
 */
export function Departments({ treatments }: { treatments: readonly Treatment[] }) {
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named === null || !list.current?.contains(named)) return;
    named.closest('details')?.setAttribute('open', '');
    named.scrollIntoView();
  }, [hash]);

  return (
    <List ref={list}>
      {byCategory(treatments).map(({ name, anchor, treatments: own }) => {
        const lowest = lowestPrice(own);
        return (
          <details key={anchor}>
            <summary>
              <h3 id={`${anchor}-heading`}>{name}</h3>
              <span>{TEXTS.contents(own.length, lowest === null ? null : usd(lowest))}</span>
            </summary>
            <div id={anchor}>
              <PriceTable treatments={own} labelledBy={`${anchor}-heading`} />
            </div>
          </details>
        );
      })}
    </List>
  );
}
