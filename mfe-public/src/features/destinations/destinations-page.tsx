import scene from '@ayana/shared-ui/assets/drawings/view-mumbai.svg?picture=wide';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { ListFailed } from '../../catalogue/list-states';
import { Content } from '../../layout/boxes';
import { NextStep } from '../../layout/next-step';
import { PageHead } from '../../layout/page-head';
import { byCity } from './city';
import type { City } from './city';
import { CitySection } from './city-section';
import { CoastLinks } from './coast-links';
import type { CitiesRead } from './load-cities';
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

/** The cities on a drawn map and one by one: what is treated there, the way, the weather, where to stay. */
export function DestinationsPage({ cities, hospitals, ask }: CitiesRead & { ask: ReactNode }) {
  return (
    <>
      <PageHead title={TEXTS.title} lead={TEXTS.lead} scene={scene} />
      {cities === null ? (
        <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
      ) : (
        <Cities cities={cities} hospitals={hospitals} />
      )}
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/hospitals">
          {TEXTS.all}
        </TextLink>
      </NextStep>
    </>
  );
}

function Cities({ cities, hospitals }: CitiesRead & { cities: readonly City[] }) {
  const own = byCity(hospitals);
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
      <Content>
        {cities.map((city) => (
          <CitySection key={city.slug} city={city} hospitals={own.get(city.slug) ?? []} />
        ))}
        <Note>{TEXTS.note}</Note>
      </Content>
    </>
  );
}
