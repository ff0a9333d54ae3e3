import bed from '@ayana/shared-ui/assets/drawings/care-bed.svg';
import garden from '@ayana/shared-ui/assets/drawings/care-garden.svg';
import desk from '@ayana/shared-ui/assets/drawings/house-desk.svg';
import theatre from '@ayana/shared-ui/assets/drawings/house-theatre.svg';
import { styled } from 'styled-components';

import type { Hospital } from './hospital';

/** Scenes there is a drawing of; the front stands at the head of the page. */
const SCENES: Readonly<Record<string, string>> = { desk, room: bed, theatre, garden };
const FRAME = { width: 400, height: 280 } as const;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-5);

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

/** Inside the hospital, as drawings: they stand in for photographs. */
export function HospitalGallery({ gallery }: { gallery: Hospital['gallery'] }) {
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
    </Pictures>
  );
}
