import { Picture } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { goodMonths } from '../../catalogue/city';
import type { City } from '../../catalogue/city';
import { cityView } from '../../catalogue/city-views';
import { usd } from '../../money/usd';
import { DESTINATIONS_MESSAGES as TEXTS } from './messages';

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  scroll-margin-block-start: var(--space-4);
  font-size: var(--size-16);
  line-height: 1.45;

  &:hover {
    border-color: var(--control-line);
  }
  & > div {
    padding: var(--space-4) var(--space-5) var(--space-5);
  }
  & h3 {
    font-size: var(--size-24);
  }
  & h3 > a {
    color: inherit;
    text-decoration: none;
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h3 > a {
    text-decoration: underline;
  }
  & p {
    margin-block-start: var(--space-2);
  }
  & p + p {
    color: var(--stone);
  }

  /* On a phone the picture is beside the text, to keep twenty cards short. */
  @media (max-width: 599px) {
    grid-template-columns: 112px minmax(0, 1fr);

    & img {
      block-size: 100%;
      object-fit: cover;
    }
    & > div {
      padding: var(--space-3) var(--space-4) var(--space-4);
    }
    & h3 {
      font-size: var(--size-21);
    }
  }
`;

const VIEW_SIZES = '(min-width: 1240px) 370px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 280px';

/** A city's card: view, summary, best months and lodging price; all of it links to the city's page. */
export function CityCard({ city }: { city: City }) {
  const { slug, name, state, specialities, climate, lodging, hospitals_count } = city;
  const view = cityView(slug);
  const good = goodMonths(climate);
  const night = lodging[0]?.usd_min;
  return (
    <Card id={slug}>
      {view === undefined ? null : <Picture {...view} sizes={VIEW_SIZES} />}
      <div>
        <h3>
          <Link to={`/destinations/${slug}`}>{name}</Link>
        </h3>
        <p>{specialities.join(', ')}</p>
        <p>
          {[
            state === name ? '' : state,
            TEXTS.hospitals(hospitals_count),
            good === '' ? '' : TEXTS.good_months(good),
            night === undefined ? '' : TEXTS.night_from(usd(night)),
          ]
            .filter((part) => part !== '')
            .join('. ')}
        </p>
      </div>
    </Card>
  );
}
