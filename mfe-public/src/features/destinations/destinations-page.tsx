import scene from '@ayana/shared-ui/assets/drawings/view-mumbai.svg?picture=wide';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { City } from '../../catalogue/city';
import { ListFailed } from '../../catalogue/list-states';
import { Content } from '../../page-layout/page-layout.styles';
import { FoldSummary, unfoldedFrom } from '../../articles/fold-summary.styles';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { CityCard } from './city-card';
import { CoastLinks } from './coast-links';
import { DESTINATIONS_MESSAGES as TEXTS } from './messages';

const Overview = styled(Content)`
  display: grid;
  gap: var(--space-5) 72px;
  padding-block: var(--space-7);

  & h2 {
    margin-block-end: var(--space-3);
    font-size: var(--size-34);
  }
  & > div > p {
    max-inline-size: var(--measure);
    margin-block-end: var(--space-4);
  }
  & > div > p:last-child {
    margin-block: var(--space-4) 0;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & dl > div {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & dt {
    font-family: var(--font-heading);
    font-size: var(--size-21);
  }
  @media (min-width: 1040px) {
    grid-template-columns: 620px minmax(0, 1fr);
  }
`;

const Note = styled.p`
  max-inline-size: var(--measure);
  padding-block: var(--space-4) var(--space-7);
  border-block-start: 1px solid var(--line);
  color: var(--stone);
  font-size: var(--size-14);
`;

const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-5);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5);
  }
  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Cards shown on a phone before the others are unfolded; every city has a link above. */
const FIRST = 6;

const Rest = styled.details`
  margin-block-end: var(--space-6);

  & > summary {
    min-block-size: 44px;
  }
  ${unfoldedFrom('600px')}
`;

interface DestinationsPageProps {
  /** Null when they failed to load. */
  cities: readonly City[] | null;
  ask: ReactNode;
}

/** The cities on a map and as cards, with links to their pages. */
export function DestinationsPage({ cities, ask }: DestinationsPageProps) {
  return (
    <>
      <PageHead title={TEXTS.title} lead={TEXTS.lead} scene={scene} />
      {cities === null ? (
        <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
      ) : (
        <Cities cities={cities} />
      )}
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/hospitals">
          {TEXTS.all}
        </TextLink>
        <TextLink as={Link} to="/trip-cost">
          {TEXTS.trip_cost}
        </TextLink>
      </NextStep>
    </>
  );
}

function Cities({ cities }: { cities: readonly City[] }) {
  return (
    <>
      <Overview>
        <CoastLinks cities={cities} />
        <div>
          <h2>{TEXTS.map_title}</h2>
          <p>{TEXTS.map_text}</p>
          <dl>
            {TEXTS.choose.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{TEXTS.map_note}</p>
        </div>
      </Overview>
      <Content as="section" aria-labelledby="all-cities">
        <h2 id="all-cities">{TEXTS.cards_title}</h2>
        <Cards>
          {cities.slice(0, FIRST).map((city) => (
            <CityCard key={city.slug} city={city} />
          ))}
        </Cards>
        {cities.length <= FIRST ? null : (
          <Rest>
            <FoldSummary>{TEXTS.more(cities.length - FIRST)}</FoldSummary>
            <Cards>
              {cities.slice(FIRST).map((city) => (
                <CityCard key={city.slug} city={city} />
              ))}
            </Cards>
          </Rest>
        )}
        <Note>{TEXTS.note}</Note>
      </Content>
    </>
  );
}
