import { styled } from 'styled-components';

import { Content } from '../../layout/boxes';
import type { Hospital } from './hospital';
import { DIRECTORY_MESSAGES as TEXTS } from './messages';

const Band = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--white);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-5);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    font-family: var(--font-heading);
    font-size: var(--size-28);
    line-height: 1.2;
  }
  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(5, auto);
    justify-content: space-between;
  }
`;

/** The row of facts beneath the head; what the record does not say is left out. */
export function HospitalFacts({ hospital }: { hospital: Hospital }) {
  const { bed_capacity, icu_beds, doctors_count, answer_hours, airport_minutes, city, profile, operating_theatres } =
    hospital;
  const facts = [
    bed_capacity === null ? null : [TEXTS.facts.beds(icu_beds ?? 0), bed_capacity],
    profile === null
      ? operating_theatres === null
        ? null
        : [TEXTS.facts.theatres, operating_theatres]
      : [TEXTS.facts.rating, TEXTS.facts.of_5(profile.rating)],
    doctors_count === 0 ? null : [TEXTS.facts.doctors, doctors_count],
    answer_hours === null ? null : [TEXTS.facts.answer, TEXTS.facts.hours(answer_hours)],
    airport_minutes === null || city === null
      ? null
      : [TEXTS.facts.airport(city.airport_code), TEXTS.facts.minutes(airport_minutes)],
  ].filter((fact) => fact !== null);
  return (
    <Band>
      <Content>
        <Facts>
          {facts.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Facts>
      </Content>
    </Band>
  );
}
