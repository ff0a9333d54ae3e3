import { hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { TreatmentLink } from '../../catalogue/treatment-link';
import { FoldSummary, unfoldedFrom } from '../../articles/fold-summary.styles';
import { leastSaving } from '../../money/saving';
import { usdRange } from '../../money/usd';
import { SPECIALITY_MESSAGES as TEXTS } from './messages';
import { inOrder, priceBars } from './procedure';
import type { PriceBar, Procedure } from './procedure';

const List = styled.ul`
  margin-block-start: var(--space-5);
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    gap: var(--space-3) var(--space-6);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
  @media (min-width: 700px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
  }
`;

const Compared = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-4);
  color: var(--stone);
  font-size: var(--size-16);
`;

const Words = styled.div`
  font-size: var(--size-16);

  & h3 {
    margin-block: 0 2px;
    font-size: var(--size-21);
    line-height: 1.25;
  }
  & p {
    color: var(--stone);
    line-height: 1.45;
  }
  & p + p {
    margin-block-start: 4px;
  }
  & details {
    margin-block-start: 2px;
  }
  & summary {
    padding-block: 4px;
  }
  & details p {
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 3.4em minmax(0, 1fr);
  align-content: start;
  gap: 2px var(--space-3);
  font-size: var(--size-16);
  font-variant-numeric: tabular-nums;

  & dt {
    color: var(--stone);
  }
  & dd:not([data-saving]) {
    display: grid;
    gap: 4px;
    padding-block-end: 6px;
  }
  & dd[data-us] {
    color: var(--stone);
  }
  & dd[data-india] {
    font-weight: 600;
  }
  & dd[data-saving] {
    grid-column: 2;
    color: var(--leaf-700);
    font-weight: 600;
  }
`;

const Bar = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 10px;
  background:
    linear-gradient(var(--bar), var(--bar)) 0 0 / max(3px, var(--low)) 100% no-repeat,
    repeating-linear-gradient(115deg, var(--bar) 0 2px, transparent 2px 5px) 0 0 / max(3px, var(--high)) 100% no-repeat;

  [dir='rtl'] & {
    background-position: 100% 0;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

function DrawnBar({ bar, colour }: { bar: PriceBar | undefined; colour: string }) {
  if (bar === undefined) return null;
  const style = { '--bar': colour, '--low': `${bar.low.toFixed(1)}%`, '--high': `${bar.high.toFixed(1)}%` };
  return <Bar style={style} aria-hidden="true" />;
}

function Prices({ procedure }: { procedure: Procedure }) {
  const { india_usd_min, india_usd_max, us_usd_min, us_usd_max } = procedure;
  const bars = priceBars(procedure);
  const percent = leastSaving(procedure);
  return (
    <Figures>
      <dt>{TEXTS.india}</dt>
      <dd data-india>
        {usdRange(india_usd_min, india_usd_max) ?? TEXTS.not_known}
        <DrawnBar bar={bars?.india} colour="var(--teal-700)" />
      </dd>
      <dt>{TEXTS.us}</dt>
      <dd data-us>
        {usdRange(us_usd_min, us_usd_max) ?? TEXTS.not_known}
        <DrawnBar bar={bars?.us} colour="var(--control-line)" />
      </dd>
      {percent === null ? null : (
        <dd data-saving>{percent === 0 ? TEXTS.may_cost_as_much : TEXTS.at_least(percent)}</dd>
      )}
    </Figures>
  );
}

function stay({ hospital_days, total_days_in_india }: Procedure): string {
  const parts = [
    hospital_days ? hospitalStayText(hospital_days) : '',
    total_days_in_india ? indiaStayText(total_days_in_india) : '',
  ].filter((part) => part !== '');
  const [first = '', second] = parts;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${second === undefined ? '' : `, ${second}`}.`;
}

/** Procedures shown on a phone before the others are unfolded. */
const FIRST = 3;

const Rest = styled.details`
  & > summary {
    min-block-size: 44px;
  }
  & > ul {
    margin-block-start: -1px;
  }
  ${unfoldedFrom('760px')}
`;

/** Retry is a plain link: it works without scripts. */
function Failed() {
  const href = useHref(useLocation());
  return (
    <p>
      {TEXTS.failed} <TextLink href={href}>{TEXTS.retry}</TextLink>
    </p>
  );
}

/** A department's procedures: description, duration, and prices in both countries as bars and numbers. */
export function ProcedurePrices({
  procedures,
  explained,
}: {
  /** Null when they failed to load. */
  procedures: readonly Procedure[] | null;
  explained: Readonly<Record<string, string>>;
}) {
  if (procedures === null) return <Failed />;
  const listed = inOrder(procedures, explained);
  const row = (procedure: Procedure): ReactNode => (
    <li key={procedure.id}>
      <Words>
        <h3>
          <TreatmentLink treatment={procedure} />
        </h3>
        {procedure.plain_name && procedure.plain_name !== procedure.name ? <p>{procedure.name}</p> : null}
        <p>{explained[procedure.name] ?? procedure.description}</p>
        {procedure.hospital_days || procedure.total_days_in_india ? <p>{stay(procedure)}</p> : null}
        {procedure.source ? (
          <details>
            <FoldSummary aria-label={`${TEXTS.source}${TEXTS.source_of(procedure.name)}`}>{TEXTS.source}</FoldSummary>
            <p>{procedure.source}</p>
          </details>
        ) : null}
      </Words>
      <Prices procedure={procedure} />
    </li>
  );
  return (
    <div>
      <List role="list">{listed.slice(0, FIRST).map(row)}</List>
      {listed.length <= FIRST ? null : (
        <Rest>
          <FoldSummary>{TEXTS.more(listed.length - FIRST)}</FoldSummary>
          <List role="list">{listed.slice(FIRST).map(row)}</List>
        </Rest>
      )}
      <Compared>
        {TEXTS.compared}{' '}
        <TextLink as={Link} to="/services">
          {TEXTS.all_prices}
        </TextLink>
      </Compared>
    </div>
  );
}
