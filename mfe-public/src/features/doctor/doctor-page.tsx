import { Button, Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { DoctorFigures } from '../../catalogue/doctor-figures';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { FactRows } from '../../articles/fact-rows';
import { NextStep } from '../../page-layout/next-step';
import { DoctorHead } from './doctor-head';
import { doctorCrumbs } from './doctor-meta';
import { DoctorProcedures } from './doctor-procedures';
import type { DoctorRead } from './load-doctor';
import { DOCTOR_MESSAGES as TEXTS } from './messages';

/** On a phone: profile and free times first, then the register, then other parts. */
const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);

  @media (max-width: 1039px) {
    display: contents;

    & > :nth-child(-n + 2) {
      order: -1;
    }
  }
`;

const Part = styled.section`
  & > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--size-34);
  }
  & > p {
    max-inline-size: var(--measure);
  }
  & > p + :not(p) {
    margin-block-start: var(--space-4);
  }
  & > :not(h2) + p {
    margin-block-start: var(--space-4);
  }
`;

const Quiet = styled.span`
  color: var(--stone);
  font-size: var(--size-14);
`;

const Aside = styled(Sidebar)`
  @media (max-width: 1039px) {
    & > section {
      order: -1;
    }
  }
`;

/** In a narrow column, names are above their values. */
const Narrow = styled(FactRows)`
  & > div {
    grid-template-columns: minmax(0, 1fr);
  }
  & dt {
    font-size: var(--size-14);
  }
  & dd {
    font-size: var(--size-16);
  }
  & > :last-child {
    padding-block-end: 0;
  }
  border-block-end: 0;
`;

interface DoctorPageProps extends Omit<DoctorRead, 'times'> {
  /** The free times and the booking form. */
  booking: ReactNode;
  /** Shown beside the booking button. */
  compare: ReactNode;
  /** Opens the free consultation. */
  ask: ReactNode;
}

/** The page of a doctor: profile, register, free times, treatments and prices. */
export function DoctorPage({ doctor, prices, similar, booking, compare, ask }: DoctorPageProps) {
  const { hospital, specialization } = doctor;
  return (
    <>
      <DoctorHead
        doctor={doctor}
        crumbs={doctorCrumbs(doctor)}
        actions={
          <>
            <Button as="a" href="#book" size="large">
              {TEXTS.book}
            </Button>
            {compare}
          </>
        }
      />
      <Columns>
        <Main>
          <Part aria-labelledby="about">
            <h2 id="about">{TEXTS.about}</h2>
            <p>{doctor.about}</p>
          </Part>
          <Part aria-labelledby="book">
            <h2 id="book">{TEXTS.book}</h2>
            <p>
              {TEXTS.book_lead}{' '}
              <TextLink as={Link} to="/services/video-consultation">
                {TEXTS.how}
              </TextLink>
            </p>
            {booking}
          </Part>
          {doctor.procedures.length === 0 ? null : (
            <Part aria-labelledby="procedures">
              <h2 id="procedures">{TEXTS.procedures}</h2>
              <p>{TEXTS.procedures_text(hospital.hospital_name)}</p>
              <DoctorProcedures procedures={doctor.procedures} prices={prices} />
              <p>
                <TextLink as={Link} to={`/hospital/${hospital.id}#prices`}>
                  {TEXTS.included}
                </TextLink>
              </p>
            </Part>
          )}
          {similar.length === 0 ? null : (
            <Part aria-labelledby="similar">
              <h2 id="similar">{TEXTS.similar}</h2>
              <DoctorFigures doctors={similar} />
              <p>
                <TextLink as={Link} to={`/doctors?specialization=${encodeURIComponent(specialization)}`}>
                  {TEXTS.similar_all(specialization)}
                </TextLink>
              </p>
            </Part>
          )}
        </Main>
        <Aside>
          <Card aria-labelledby="registration">
            <h2 id="registration">{TEXTS.registration}</h2>
            <Register doctor={doctor} />
          </Card>
          <p>
            <Quiet>{TEXTS.sample}</Quiet>
          </p>
        </Aside>
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/doctors">
          {TEXTS.next_all}
        </TextLink>
      </NextStep>
    </>
  );
}

/** A doctor's registration, and where to check it. */
function Register({ doctor }: Pick<DoctorRead, 'doctor'>) {
  const { hospital, city, availability, registration_number, council } = doctor;
  const hours = availability.map(({ weekday, from_time, to_time }) =>
    TEXTS.hours_line(TEXTS.weekdays[weekday - 1] ?? '', from_time, to_time),
  );
  return (
    <Narrow
      facts={[
        [
          TEXTS.number,
          <>
            <strong>{registration_number}</strong>
            <br />
            <Quiet>{TEXTS.council_note}</Quiet>
          </>,
        ],
        [TEXTS.council, council],
        [TEXTS.qualifications, doctor.qualifications.join(', ')],
        [TEXTS.fields, doctor.specializations.join(', ')],
        [TEXTS.speaks, doctor.languages.join(', ')],
        [
          TEXTS.works_at,
          <>
            <TextLink as={Link} to={`/hospital/${hospital.id}`}>
              {hospital.hospital_name}
            </TextLink>
            {city === null ? null : `, ${city.name}`}
          </>,
        ],
        [TEXTS.hours, hours.length === 0 ? '' : `${hours.join('; ')}${TEXTS.hours_note}`],
      ]}
    />
  );
}
