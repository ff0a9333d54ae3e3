import { Link as TextLink, Picture } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { cityView } from '../../catalogue/city-views';
import { FactRows } from '../../layout/fact-rows';
import { usdRange } from '../../money/usd';
import { goodMonths } from './city';
import type { City, CityHospital } from './city';
import { CityClimate } from './city-climate';
import { DESTINATIONS_MESSAGES as TEXTS } from './messages';

const Part = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-7);
  padding-block: var(--space-6);
  border-block-start: 1px solid var(--line);
  scroll-margin-block-start: var(--space-4);

  & > * {
    min-inline-size: 0;
  }
  & h2 {
    font-size: var(--size-34);
  }
  & h3 {
    margin-block: var(--space-4) var(--space-2);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/** As wide as the column of words. */
const VIEW_SIZES = '(min-width: 1240px) 465px, (min-width: 900px) 40vw, calc(100vw - 32px)';

const View = styled(Picture)`
  overflow: hidden;
  margin-block-end: var(--space-4);
  border-radius: var(--radius-card);
`;

const Words = styled.div`
  & > h2 + p {
    color: var(--stone);
    font-size: var(--size-16);
  }
  & > :not(h2) + p {
    margin-block-start: var(--space-3);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--space-5);
  }
  @media (min-width: 900px) {
    & ul {
      display: grid;
    }
  }
`;

/** `Guest house $14 to $28, serviced flat $26 to $50`; what each is stands once above all cities. */
const lodgingText = (lodging: City['lodging']): string =>
  lodging.map(({ tier, usd_min, usd_max }) => `${TEXTS.tiers[tier]} ${usdRange(usd_min, usd_max) ?? ''}`).join(', ');

/** What is said of a city; the names of its hospitals lead to their pages. */
export function CitySection({ city, hospitals }: { city: City; hospitals: readonly CityHospital[] }) {
  const { slug, name, state, summary, specialities, languages, climate, lodging } = city;
  const view = cityView(slug);
  return (
    <Part id={slug} aria-labelledby={`${slug}-name`}>
      <Words>
        {view === undefined ? null : <View {...view} sizes={VIEW_SIZES} />}
        <h2 id={`${slug}-name`}>{name}</h2>
        <p>{state}</p>
        <p>{summary}</p>
        {hospitals.length === 0 ? null : (
          <>
            <h3>{TEXTS.hospitals(hospitals.length)}</h3>
            <ul>
              {hospitals.map(({ id, hospital_name }) => (
                <li key={id}>
                  <TextLink as={Link} to={`/hospital/${id}`}>
                    {hospital_name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <TextLink as={Link} to={`/doctors?city=${slug}`}>
            {TEXTS.all_doctors(city.doctors_count, name)}
          </TextLink>
        </p>
      </Words>
      <div>
        <FactRows
          facts={[
            [TEXTS.known_for, specialities.join(', ')],
            [TEXTS.good, goodMonths(climate)],
            [TEXTS.airport, TEXTS.airport_text(city.airport_name, city.airport_code, city.airport_minutes)],
            [TEXTS.languages, languages.join(', ')],
            [TEXTS.lodging, lodgingText(lodging)],
          ]}
        />
        <CityClimate city={city} />
      </div>
    </Part>
  );
}
