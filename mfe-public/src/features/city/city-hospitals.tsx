import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { FrontPicture } from '../../catalogue/front-picture';
import { Rating } from '../../hospital-details/rating';
import { usd } from '../../money/usd';
import type { CityHospital, CityTreatment } from './load-city';
import { CITY_MESSAGES as TEXTS } from './messages';
import { pricesByHospital } from './prices';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  &&& {
    max-inline-size: none;
  }
  & > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--space-4);
    align-items: end;
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--line);
    font-size: var(--size-16);
  }
  & img {
    inline-size: 100%;
    block-size: auto;
  }
  & a {
    font-family: var(--font-heading);
    font-size: var(--size-21);
    line-height: 1.25;
  }
  & p {
    color: var(--stone);
    line-height: 1.45;
  }
  & p > b {
    color: var(--ink);
  }
  @media (min-width: 700px) {
    & > li {
      grid-template-columns: 140px minmax(0, 1fr);
    }
  }
`;

/** The hospitals of a city with lowest price and rating. */
export function CityHospitals({
  hospitals,
  treatments,
}: {
  hospitals: readonly CityHospital[];
  treatments: readonly CityTreatment[] | null;
}) {
  const prices = pricesByHospital(treatments ?? []);
  return (
    <List role="list">
      {hospitals.map((hospital) => {
        const { id, hospital_name, hospital_type, bed_capacity, departments, accreditations, profile } = hospital;
        const listed = prices.get(id);
        const line = [hospital_type, bed_capacity === null ? null : TEXTS.beds(bed_capacity), ...accreditations];
        return (
          <li key={id}>
            <FrontPicture hospital={hospital} />
            <div>
              <TextLink as={Link} to={`/hospital/${id}`}>
                {hospital_name}
              </TextLink>
              <p>
                {line.filter((part) => part !== null).join(', ')}
                {profile === null ? null : (
                  <>
                    {' '}
                    <Rating rating={profile.rating} />
                  </>
                )}
              </p>
              <p>{departments.slice(0, 4).join(', ')}</p>
              {treatments === null ? null : (
                <p>
                  <b>{listed === undefined ? TEXTS.no_prices : TEXTS.from(usd(listed.from), listed.count)}</b>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}
