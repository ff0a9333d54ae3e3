import bed from '@ayana/shared-ui/assets/drawings/care-bed.svg';
import garden from '@ayana/shared-ui/assets/drawings/care-garden.svg';
import desk from '@ayana/shared-ui/assets/drawings/house-desk.svg';
import theatre from '@ayana/shared-ui/assets/drawings/house-theatre.svg';
import { Link as TextLink, Picture } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { cityView } from '../../catalogue/city-views';
import type { Hospital } from './hospital';
import { DIRECTORY_MESSAGES as TEXTS } from './messages';

/** Scenes there is a drawing of; the front stands at the head of the page. */
const SCENES: Readonly<Record<string, string>> = { desk, room: bed, theatre, garden };
const FRAME = { width: 400, height: 280 } as const;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-5);

  & > li:has(picture) {
    grid-column: 1 / -1;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius-card);
    background: var(--sky);
  }
  & figcaption {
    margin-block-start: var(--space-2);
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** As wide as the column beside the card. */
const VIEW_SIZES = '(min-width: 1240px) 744px, (min-width: 1040px) 62vw, calc(100vw - 32px)';

/** The city and the inside of the hospital, as drawings: they stand in for photographs. */
export function HospitalGallery({ gallery, city }: Pick<Hospital, 'gallery' | 'city'>) {
  const view = city === null ? undefined : cityView(city.slug);
  return (
    <Pictures role="list">
      {gallery.map(({ scene, caption }) => {
        const src = SCENES[scene];
        return src === undefined ? null : (
          <li key={scene}>
            <figure>
              <img src={src} alt="" {...FRAME} loading="lazy" decoding="async" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        );
      })}
      {city === null || view === undefined ? null : (
        <li>
          <figure>
            <Picture {...view} sizes={VIEW_SIZES} />
            <figcaption>
              <TextLink as={Link} to={`/destinations#${city.slug}`}>
                {TEXTS.around(city.name)}
              </TextLink>
            </figcaption>
          </figure>
        </li>
      )}
    </Pictures>
  );
}
