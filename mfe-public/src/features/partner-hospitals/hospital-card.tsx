import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { Button, VisuallyHidden } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { cityOf } from '../../hospital-details/city-of';
import { HOSPITAL_DRAWINGS, HOSPITAL_FRAME } from '../../hospital-details/hospital-drawings';
import { Rating } from '../../hospital-details/rating';
import { PARTNER_HOSPITALS_MESSAGES } from './messages';

const Card = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 2;
  scroll-snap-align: start;
`;

/** A part of the street: the road below all fronts is the journey line, with a stop at each door. */
const Front = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  padding-block-end: 42px;

  /* Wider than its cell, so that the trees of neighbouring cards meet. */
  & img {
    inline-size: 324px;
    max-inline-size: none;
    block-size: auto;
    margin-inline: calc(50% - 162px);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 11px;
    inset-inline-start: calc(50% - 10px);
    inline-size: 20px;
    block-size: 20px;
    border: 4px solid var(--marigold-500);
    border-radius: 50%;
    background: var(--white);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  margin-block-start: var(--space-5);
  padding-inline: var(--space-5);
  border-inline-start: 1px solid var(--line);
  font-size: var(--size-16);

  li:first-child > & {
    border-inline-start-color: transparent;
    padding-inline-start: 0;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  color: var(--stone);
`;

const Savings = styled.p`
  color: var(--leaf-700);
  font-weight: 600;
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-2);
`;

/** One hospital of the street. `learnMore` is the button that opens the dialog. */
export function HospitalCard({ hospital, learnMore }: { hospital: BuiltInHospital; learnMore: ReactNode }) {
  const city = cityOf(hospital);
  return (
    <Card>
      <Front>
        <img
          src={HOSPITAL_DRAWINGS[hospital.slug]}
          alt={PARTNER_HOSPITALS_MESSAGES.drawing(hospital.name, city)}
          {...HOSPITAL_FRAME}
          loading="lazy"
          decoding="async"
        />
      </Front>
      <Words>
        <h3>{hospital.name}</h3>
        <Facts>
          <span>{city}</span>
          <Rating rating={hospital.rating} />
          <span>{PARTNER_HOSPITALS_MESSAGES.beds(hospital.bed_capacity)}</span>
        </Facts>
        <p>{hospital.specialties.join(', ')}</p>
        <Savings>{hospital.savings}</Savings>
        <Actions>
          <Button as={Link} to={`/hospital/${hospital.id}`} variant="outline">
            {PARTNER_HOSPITALS_MESSAGES.view_details}
            <VisuallyHidden>{PARTNER_HOSPITALS_MESSAGES.details_of(hospital.name)}</VisuallyHidden>
          </Button>
          {learnMore}
        </Actions>
      </Words>
    </Card>
  );
}
