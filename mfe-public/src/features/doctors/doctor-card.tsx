import { portraitSrc } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { RatingLine } from '../../catalogue/rating-line';
import { usd } from '../../money/usd';
import { treatmentsText } from './treatments-text';
import type { Doctor } from './doctor';
import { FreeSlots } from './free-slots';
import { DOCTORS_MESSAGES as TEXTS } from './messages';

const Card = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  @media (min-width: 700px) {
    grid-template-columns: 132px minmax(0, 1fr) 220px;
    grid-template-rows: auto 1fr;
    gap: var(--space-2) var(--space-5);
    padding: var(--space-5);
  }
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;

  @media (min-width: 700px) {
    grid-row: 1 / 3;
  }
`;

const Head = styled.div`
  align-self: center;

  & > :is(h2, h3) {
    font-size: var(--size-24);
    line-height: 1.2;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & > p {
    font-size: var(--size-16);
  }
`;

const Facts = styled.dl`
  display: grid;
  align-content: start;
  gap: 4px;
  font-size: var(--size-16);
  line-height: 1.4;

  & > div {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
  }
  & dt {
    color: var(--stone);
  }
  @media (max-width: 699px) {
    grid-column: 1 / -1;
  }
`;

const Booking = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  font-size: var(--size-16);

  & > p > strong {
    font-family: var(--font-heading);
    font-size: var(--size-24);
    font-weight: 400;
  }
  @media (max-width: 699px) {
    grid-column: 1 / -1;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  @media (min-width: 700px) {
    grid-area: 1 / 3 / 3 / 4;
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
  }
`;

const Quiet = styled.small`
  display: block;
  color: var(--stone);
  font-size: var(--size-14);
`;

interface DoctorCardProps {
  doctor: Doctor;
  heading: 'h2' | 'h3';
  /** Plain name of the searched treatment, which is listed first. */
  asked?: string | null;
  /** The button that adds the doctor to the comparison. */
  compare?: ReactNode;
}

/** A doctor's card: profile, treatments, languages, hospital, registration and free times. */
export function DoctorCard({ doctor, heading: Heading, asked = null, compare }: DoctorCardProps) {
  const { id, full_name, title, years_experience, specializations, languages, hospital, city, portrait } = doctor;
  const { registration_number, qualifications, council } = doctor;
  const fee = doctor.video_fee_usd ?? doctor.phone_fee_usd;
  return (
    <Card>
      <Picture src={portraitSrc(portrait)} alt="" width={160} height={200} loading="lazy" decoding="async" />
      <Head>
        <Heading>
          <Link to={`/doctors/${id}`}>{full_name}</Link>
        </Heading>
        <p>
          {title}, {TEXTS.years(years_experience)}
        </p>
        <RatingLine rating={doctor.rating} />
      </Head>
      <Facts>
        <div>
          <dt>{TEXTS.does}</dt>
          <dd>{treatmentsText(doctor, asked) ?? specializations.join(', ')}</dd>
        </div>
        <div>
          <dt>{TEXTS.speaks}</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
        <div>
          <dt>{TEXTS.works_at}</dt>
          <dd>
            <TextLink as={Link} to={`/hospital/${hospital.id}`}>
              {hospital.hospital_name}
            </TextLink>
            {city === null ? null : `, ${city.name}`}
          </dd>
        </div>
        <div>
          <dt>{TEXTS.registered}</dt>
          <dd>
            {registration_number}, {council}
            <Quiet>{qualifications.join(', ')}</Quiet>
          </dd>
        </div>
        {compare === undefined ? null : (
          <div>
            <dt>{TEXTS.beside}</dt>
            <dd>{compare}</dd>
          </div>
        )}
      </Facts>
      <Booking>
        {fee === null ? null : (
          <p>
            <strong>{usd(fee)}</strong> {doctor.video_fee_usd === null ? TEXTS.phone : TEXTS.video}
          </p>
        )}
        <FreeSlots doctor={doctor} />
      </Booking>
    </Card>
  );
}
