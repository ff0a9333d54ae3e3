import { Chip, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { City } from '../../catalogue/city';
import { usdRange } from '../../money/usd';
import { CITY_MESSAGES as TEXTS } from './messages';

const Tiers = styled.ul`
  display: grid;
  gap: var(--space-4);

  &&& {
    max-inline-size: none;
  }
  & > li {
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--white);
    font-size: var(--size-16);
    line-height: 1.45;
  }
  & h3 {
    margin: 0;
    font-size: var(--size-21);
  }
  & b {
    display: block;
    margin-block: var(--space-2) 0;
    font-size: var(--size-18);
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & p {
    margin-block-start: var(--space-2);
    color: var(--stone);
  }
  @media (min-width: 700px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

/** Three kinds of rooms with price ranges per night. */
export function CityLodging({ city: { lodging } }: { city: City }) {
  return (
    <>
      <Tiers role="list">
        {lodging.map(({ tier, usd_min, usd_max, note }) => (
          <li key={tier}>
            <h3>{TEXTS.tiers[tier]}</h3>
            <b>{usdRange(usd_min, usd_max)}</b>
            <small>{TEXTS.a_night}</small> <Chip>{TEXTS.estimate}</Chip>
            <p>{note}</p>
          </li>
        ))}
      </Tiers>
      <Note>{TEXTS.lodging_note}</Note>
      <p>
        <TextLink as={Link} to="/services/accommodation">
          {TEXTS.lodging_more}
        </TextLink>
      </p>
    </>
  );
}
