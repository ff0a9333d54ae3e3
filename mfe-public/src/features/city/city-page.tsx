import { formatLocale } from '@ayana/contracts/language';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { CityMap, isOnTheCoastMap } from '../../catalogue/city-map';
import { ActionBar } from '../../page-layout/action-bar';
import { FoldedSection } from '../../articles/folded-section';
import { Card } from '../../page-layout/columns.styles';
import { FactRows } from '../../articles/fact-rows';
import { Prose } from '../../articles/prose.styles';
import { LongPage, sectionsOf } from '../../page-layout/long-page';
import { ArticleSection } from '../../articles/article-section';
import { usd } from '../../money/usd';
import { CityDoctors } from './city-doctors';
import { CityHead } from './city-head';
import { CityHospitals } from './city-hospitals';
import { CityLodging } from './city-lodging';
import { CityTreatments } from './city-treatments';
import { ClimateYear } from './climate-year';
import { foodOf } from './food';
import { GettingThere } from './getting-there';
import type { CityRead } from './load-city';
import { CITY_MESSAGES as TEXTS } from './messages';
import { lowestOf } from './prices';

const part = (id: keyof typeof TEXTS.sections) => ({ id, title: TEXTS.sections[id] });

const MapCard = styled(Card)`
  overflow: hidden;
  padding: 0;

  & > div {
    display: grid;
    gap: var(--space-2);
    padding: 0 var(--space-5) var(--space-5);
  }
`;

/** `a, b and c`. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(names);

/** The page of a city. `ask` opens the free consultation; `askShort` does the same with a short label. */
export function CityPage({
  city,
  hospitals,
  treatments,
  doctors,
  ask,
  askShort,
}: CityRead & { ask: ReactNode; askShort: ReactNode }) {
  const { slug, name, specialities, languages } = city;
  const food = foodOf(city);
  const from = lowestOf(treatments ?? []);
  const actions = (
    <>
      {ask}
      <TextLink as={Link} to={`/trip-cost?city=${slug}`}>
        {TEXTS.trip_cost}
      </TextLink>
    </>
  );
  return (
    <LongPage
      head={<CityHead city={city} actions={actions} />}
      sections={sectionsOf(TEXTS.sections)}
      beside={
        <MapCard>
          {isOnTheCoastMap(name) ? <CityMap city={name} /> : null}
          <div>
            <h2>{TEXTS.beside_title}</h2>
            <p>{TEXTS.beside_text}</p>
            <TextLink as={Link} to="/destinations">
              {TEXTS.beside_link}
            </TextLink>
          </div>
        </MapCard>
      }
      bar={
        <ActionBar price={from === null ? null : [TEXTS.bar_from(usd(from)), TEXTS.for_treatment]}>
          {askShort}
        </ActionBar>
      }
      next={{ title: TEXTS.next_title(name), text: TEXTS.next_text }}
      actions={actions}
    >
      <Prose>
        <ArticleSection {...part('care')} text={[TEXTS.care_text(name, listed(specialities))]}>
          <ul>
            {specialities.map((field) => (
              <li key={field}>
                <TextLink as={Link} to={`/hospitals?city=${slug}&department=${encodeURIComponent(field)}`}>
                  {TEXTS.care_link(field, name)}
                </TextLink>
              </li>
            ))}
          </ul>
        </ArticleSection>
        <ArticleSection
          {...part('hospitals')}
          text={[hospitals === null ? TEXTS.hospitals_failed : TEXTS.hospitals_text]}
        >
          {hospitals === null ? null : <CityHospitals hospitals={hospitals} treatments={treatments} />}
          <p>
            <TextLink as={Link} to={`/hospitals?city=${slug}`}>
              {TEXTS.all_hospitals(name)}
            </TextLink>
          </p>
        </ArticleSection>
        <FoldedSection
          {...part('treatments')}
          text={[treatments === null ? TEXTS.treatments_failed : TEXTS.treatments_text(treatments.length, name)]}
        >
          {treatments === null ? null : <CityTreatments treatments={treatments} />}
        </FoldedSection>
        <FoldedSection {...part('doctors')} text={[doctors === null ? TEXTS.doctors_failed : TEXTS.doctors_text(name)]}>
          {doctors === null ? null : <CityDoctors doctors={doctors} />}
          <p>
            <TextLink as={Link} to={`/doctors?city=${slug}`}>
              {TEXTS.all_doctors(city.doctors_count, name)}
            </TextLink>
          </p>
        </FoldedSection>
        <FoldedSection {...part('way')}>
          <GettingThere city={city} />
        </FoldedSection>
        <FoldedSection {...part('when')}>
          <ClimateYear city={city} />
        </FoldedSection>
        <FoldedSection {...part('stay')}>
          <CityLodging city={city} />
        </FoldedSection>
        <FoldedSection {...part('language')}>
          <FactRows
            facts={[
              [TEXTS.languages, languages.join(', ')],
              [TEXTS.interpreter, TEXTS.interpreter_text],
              ...(food === null ? [] : [[TEXTS.food, food] as const]),
              [TEXTS.diet, TEXTS.diet_text],
            ]}
          />
        </FoldedSection>
      </Prose>
    </LongPage>
  );
}
