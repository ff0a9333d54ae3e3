import { CATALOGUE_MESSAGES } from './messages';
import type { components } from '@ayana/contracts/api';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { PortraitPicture } from './portrait-picture';

/** A doctor in a row of portraits. */
export type FigureDoctor = Pick<
  components['schemas']['DoctorRefDto'],
  'id' | 'full_name' | 'title' | 'languages' | 'years_experience' | 'portrait'
>;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: var(--space-5);

  & img {
    inline-size: 148px;
    block-size: auto;
    margin-block-end: var(--space-2);
  }
  & a {
    font-family: var(--font-heading);
    font-size: var(--size-18);
    line-height: 1.25;
  }
  & p {
    font-size: var(--size-16);
    line-height: 1.4;
  }
  & p + p {
    margin-block-start: 2px;
    color: var(--stone);
    font-size: var(--size-14);
  }

  /* Two beside each other on the smallest phone. */
  @media (max-width: 599px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-5) var(--space-4);

    & img {
      inline-size: 100%;
      max-inline-size: 148px;
    }
  }
`;

/** Doctors with portrait, field, experience and languages. */
export function DoctorFigures({ doctors }: { doctors: readonly FigureDoctor[] }) {
  return (
    <Figures role="list">
      {doctors.map(({ id, full_name, title, languages, years_experience, portrait }) => (
        <li key={id}>
          <PortraitPicture portrait={portrait} />
          <TextLink as={Link} to={`/doctors/${id}`}>
            {full_name}
          </TextLink>
          <p>{title}</p>
          <p>{CATALOGUE_MESSAGES.experience(years_experience, languages.join(', '))}</p>
        </li>
      ))}
    </Figures>
  );
}
