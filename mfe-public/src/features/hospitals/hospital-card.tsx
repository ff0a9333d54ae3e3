import { lowerFirst } from '@ayana/contracts/language';
import { hospitalFrontSrc } from '@ayana/contracts/catalogue';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { RatingLine } from '../../catalogue/rating-line';
import { usd, usdRange } from '../../money/usd';
import type { ListedHospital } from './hospital';
import { HOSPITALS_MESSAGES as TEXTS } from './messages';
import { NextFree } from './next-free';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  @media (min-width: 700px) {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

/** The front is on the road. */
const Street = styled.div`
  display: grid;
  align-items: end;
  justify-items: center;
  padding-block-start: var(--space-4);
  background:
    linear-gradient(var(--ink), var(--ink)) 0 calc(100% - 14px) / 100% 2px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 100% / 100% 14px no-repeat,
    var(--dawn);

  & > img {
    inline-size: min(100%, 260px);
    block-size: auto;
    margin-block-end: 14px;
  }
  @media (max-width: 699px) {
    & > img {
      inline-size: 200px;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5) var(--space-5);
  font-size: var(--size-16);

  & > :is(h2, h3) {
    font-size: var(--size-24);
    line-height: 1.2;
  }
  & > :is(h2, h3) > a {
    color: inherit;
    text-decoration: none;
  }
  & > :is(h2, h3) > a:hover {
    text-decoration: underline;
  }
  & > p {
    color: var(--stone);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: 4px;
  line-height: 1.4;

  & > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
  }
  & dt {
    color: var(--stone);
  }
`;

const Foot = styled.div`
  margin-block-start: var(--space-2);
`;

/** Departments listed per hospital. */
const SHOWN = 4;

interface HospitalCardProps {
  hospital: ListedHospital;
  heading: 'h2' | 'h3';
  /** Shown below the facts, e.g. the compare button. */
  children?: ReactNode;
}

/** Its price for the searched treatment, else its lowest price. */
function Price({ hospital: { price, price_from } }: { hospital: ListedHospital }) {
  const range = price === null ? null : usdRange(price.usd_min, price.usd_max);
  if (range !== null) return <p>{TEXTS.price(range)}</p>;
  if (price_from === null) return null;
  return (
    <p>
      <b>{TEXTS.price_from(usd(price_from.usd))}</b> {TEXTS.price_what(lowerFirst(price_from.treatment))}
    </p>
  );
}

/** A hospital's card, with its drawn front. */
export function HospitalCard({ hospital, heading: Heading, children }: HospitalCardProps) {
  const { id, hospital_name, hospital_type, city, bed_capacity, departments, accreditations, languages } = hospital;
  const facts = [
    [TEXTS.known_for, departments.slice(0, SHOWN).join(', ')],
    [TEXTS.accredited, accreditations.join(', ')],
    [TEXTS.interpreters, languages.join(', ')],
    [TEXTS.answers, hospital.answer_hours === null ? '' : TEXTS.within(hospital.answer_hours)],
    [TEXTS.airport, hospital.airport_minutes === null ? '' : TEXTS.minutes(hospital.airport_minutes)],
  ] as const;
  const line = [
    hospital_type,
    city?.name,
    bed_capacity === null ? null : TEXTS.beds(bed_capacity),
    hospital.doctors_count === 0 ? null : TEXTS.doctors(hospital.doctors_count),
  ];
  return (
    <Card>
      <Street>
        <img
          src={hospitalFrontSrc({ name: hospital_name, city: city?.name ?? '', beds: bed_capacity ?? 0 })}
          alt=""
          width={360}
          height={260}
          loading="lazy"
          decoding="async"
        />
      </Street>
      <Words>
        <Heading>
          <Link to={`/hospital/${id}`}>{hospital_name}</Link>
        </Heading>
        <p>{line.filter((each) => each !== null && each !== undefined).join(', ')}</p>
        <RatingLine rating={hospital.rating} />
        <Price hospital={hospital} />
        <Facts>
          {facts.map(([name, value]) =>
            value === '' ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
          {hospital.day_times.length === 0 ? null : (
            <div>
              <dt>{TEXTS.next_free}</dt>
              <dd>
                <NextFree times={hospital.day_times} />
              </dd>
            </div>
          )}
        </Facts>
        {children === undefined ? null : <Foot>{children}</Foot>}
      </Words>
    </Card>
  );
}
