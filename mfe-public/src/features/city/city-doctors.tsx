import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { DoctorFigures } from '../../catalogue/doctor-figures';
import { FoldSummary } from '../../articles/fold-summary.styles';
import type { CityDoctor } from './load-city';
import { CITY_MESSAGES as TEXTS } from './messages';

/** Number of doctors shown with a portrait, the first available ones. */
const SHOWN = 6;

const Names = styled.ul`
  display: grid;
  gap: var(--space-2) var(--space-5);
  margin-block-start: var(--space-3);
  font-size: var(--size-16);
  line-height: 1.4;

  & > li > span {
    display: block;
    color: var(--stone);
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The doctors of a city: some with portraits, the others in a collapsed list. */
export function CityDoctors({ doctors }: { doctors: readonly CityDoctor[] }) {
  const others = doctors.slice(SHOWN);
  return (
    <>
      <DoctorFigures doctors={doctors.slice(0, SHOWN)} />
      {others.length === 0 ? null : (
        <details>
          <FoldSummary>{TEXTS.more_doctors(others.length)}</FoldSummary>
          <Names role="list">
            {others.map(({ id, full_name, specialization }) => (
              <li key={id}>
                <TextLink as={Link} to={`/doctors/${id}`}>
                  {full_name}
                </TextLink>
                <span>{specialization}</span>
              </li>
            ))}
          </Names>
        </details>
      )}
    </>
  );
}
