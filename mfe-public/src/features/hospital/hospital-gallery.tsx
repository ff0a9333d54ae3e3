import { DESK_ALWAYS_OPEN, hospitalInsideSrc, INSIDE_SCENES } from '@ayana/contracts/catalogue';
import type { InsideScene, TheatreKit } from '@ayana/contracts/catalogue';
import { Link as TextLink, Picture } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { cityView } from '../../catalogue/city-views';
import type { Hospital } from './hospital';
import { HOSPITAL_MESSAGES as TEXTS } from './messages';

type Inside = Pick<
  Hospital,
  'hospital_name' | 'hospital_type' | 'bed_capacity' | 'departments' | 'equipment' | 'languages' | 'desk_hours'
>;

/** The kind of operating theatre, by the hospital's equipment and departments; the first match counts. */
const KITS: readonly (readonly [TheatreKit, RegExp])[] = [
  ['robot', /robot/i],
  ['heart', /^(cardiology|cardiac surgery)$/i],
  ['scope', /^(ophthalmology|neurosurgery|spine|ent|dental|fertility)$/i],
  ['bones', /^orthopedics$/i],
];
const kitOf = ({ equipment, departments }: Pick<Inside, 'equipment' | 'departments'>): TheatreKit => {
  const known = [...equipment.filter((each) => /robot/i.test(each)), ...departments.slice(0, 3)];
  return KITS.find(([, pattern]) => known.some((each) => pattern.test(each)))?.[0] ?? 'general';
};

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

/** As wide as the main column. */
const VIEW_SIZES = '(min-width: 1240px) 744px, (min-width: 1040px) 62vw, calc(100vw - 32px)';

const insideSrc = (scene: InsideScene, hospital: Inside, city = 'India'): string =>
  hospitalInsideSrc({
    scene,
    name: hospital.hospital_name,
    city,
    beds: hospital.bed_capacity ?? 100,
    languages: hospital.languages.length,
    always_open: hospital.desk_hours === DESK_ALWAYS_OPEN,
    by_day: hospital.hospital_type === 'Day-care hospital',
    kit: kitOf(hospital),
  });

/** Drawings of the city and the hospital's rooms, in place of photographs. */
export function HospitalGallery({ gallery, city, ...hospital }: Inside & Pick<Hospital, 'gallery' | 'city'>) {
  const view = city === null ? undefined : cityView(city.slug);
  return (
    <Pictures role="list">
      {gallery.map(({ scene, caption }) => {
        const drawn = INSIDE_SCENES.find((each) => each === scene);
        return drawn === undefined ? null : (
          <li key={scene}>
            <figure>
              <img src={insideSrc(drawn, hospital, city?.name)} alt="" {...FRAME} loading="lazy" decoding="async" />
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
              <TextLink as={Link} to={`/destinations/${city.slug}`}>
                {TEXTS.around(city.name)}
              </TextLink>
            </figcaption>
          </figure>
        </li>
      )}
    </Pictures>
  );
}
