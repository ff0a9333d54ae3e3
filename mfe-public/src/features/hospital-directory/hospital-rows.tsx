import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { Button, VisuallyHidden } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { cityOf } from '../../hospitals/city-of';
import { HOSPITAL_DRAWINGS, HOSPITAL_FRAME } from '../../hospitals/hospital-drawings';
import { Rating } from '../../hospitals/rating';
import type { PartnerHospital } from './hospital';
import { DIRECTORY_MESSAGES as TEXTS } from './messages';

const List = styled.ul`
  border-block-end: 1px solid var(--line);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--line);

  & img {
    inline-size: 176px;
    block-size: 143px;
    border-radius: var(--radius-control);
    background: var(--dawn);
    object-fit: contain;
    object-position: 50% 100%;
  }
  @media (max-width: 699px) {
    grid-template-columns: 112px minmax(0, 1fr);
    column-gap: var(--space-4);
    & img {
      inline-size: 112px;
      block-size: 91px;
      align-self: start;
    }
    & > a {
      grid-column: 1 / -1;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  font-size: var(--size-16);
  grid-column: 2;

  li:not(:has(img)) > & {
    grid-column: 1 / 3;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  color: var(--stone);
`;

const Savings = styled.span`
  color: var(--leaf-700);
  font-weight: 600;
`;

function Details({ id, name }: { id: string; name: string }) {
  return (
    <Button as={Link} to={`/hospital/${id}`} variant="outline">
      {TEXTS.details}
      <VisuallyHidden> of {name}</VisuallyHidden>
    </Button>
  );
}

/** Built-in hospitals as rows with their drawn fronts. */
export function BuiltInRows({
  hospitals,
  heading: Heading,
}: {
  hospitals: readonly BuiltInHospital[];
  heading: 'h2' | 'h3';
}) {
  return (
    <List>
      {hospitals.map((hospital) => (
        <Row key={hospital.id}>
          <img src={HOSPITAL_DRAWINGS[hospital.slug]} alt="" {...HOSPITAL_FRAME} loading="lazy" decoding="async" />
          <Words>
            <Name as={Heading}>{hospital.name}</Name>
            <Facts>
              <span>{cityOf(hospital)}</span>
              <Rating rating={hospital.rating} />
              <span>{TEXTS.beds(hospital.bed_capacity)}</span>
              <span>{hospital.details.accreditations.join(', ')}</span>
            </Facts>
            <p>
              {hospital.specialties.join(', ')} · <Savings>{hospital.savings}</Savings>
            </p>
          </Words>
          <Details id={hospital.id} name={hospital.name} />
        </Row>
      ))}
    </List>
  );
}

const Name = styled.h2`
  font-size: var(--size-24);
`;

/** Hospitals of the database, which have no drawing yet. */
export function PartnerRows({
  hospitals,
  heading: Heading,
}: {
  hospitals: readonly PartnerHospital[];
  heading: 'h2' | 'h3';
}): ReactNode {
  return (
    <List>
      {hospitals.map((hospital) => (
        <Row key={hospital.id}>
          <Words>
            <Name as={Heading}>{hospital.hospital_name}</Name>
            <Facts>
              {[hospital.profile?.location, hospital.hospital_type].filter(Boolean).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              {hospital.bed_capacity === null ? null : <span>{TEXTS.beds(hospital.bed_capacity)}</span>}
              <span>{hospital.accreditations.join(', ')}</span>
            </Facts>
            <p>{hospital.departments.join(', ')}</p>
          </Words>
          <Details id={hospital.id} name={hospital.hospital_name} />
        </Row>
      ))}
    </List>
  );
}
