import type { Department } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { usd } from '../../money/usd';
import type { SpecialityDoctor, SpecialityHospital, SpecialityPeople as People } from './load-people';
import { SPECIALITY_MESSAGES as TEXTS } from './messages';

const Rows = styled.ul`
  margin-block-start: var(--space-2);
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & span {
    color: var(--stone);
    font-size: var(--size-16);
  }
  @media (min-width: 600px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    }
  }
`;

const All = styled.p`
  margin-block-start: var(--space-3);
`;

function Row({ to, name, under, facts }: { to: string; name: string; under: string; facts: readonly string[] }) {
  return (
    <li>
      <div>
        <TextLink as={Link} to={to}>
          {name}
        </TextLink>
        <br />
        <span>{under}</span>
      </div>
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </li>
  );
}

function HospitalRow({ hospital }: { hospital: SpecialityHospital }) {
  const { id, hospital_name, city, accreditations, bed_capacity, answer_hours } = hospital;
  return (
    <Row
      to={`/hospital/${id}`}
      name={hospital_name}
      under={city?.name ?? ''}
      facts={[
        accreditations.join(', '),
        bed_capacity === null ? '' : TEXTS.beds(bed_capacity),
        answer_hours === null ? '' : TEXTS.answers(answer_hours),
      ]}
    />
  );
}

function DoctorRow({ doctor }: { doctor: SpecialityDoctor }) {
  const { id, full_name, title, languages, video_fee_usd, hospital, city } = doctor;
  return (
    <Row
      to={`/doctors/${id}`}
      name={full_name}
      under={title}
      facts={[
        city === null ? hospital.hospital_name : `${hospital.hospital_name}, ${city.name}`,
        languages.join(', '),
        video_fee_usd === null ? '' : TEXTS.video_fee(usd(video_fee_usd)),
      ]}
    />
  );
}

function AllOf({ to, children }: { to: string; children: ReactNode }) {
  return (
    <All>
      <TextLink as={Link} to={to}>
        {children}
      </TextLink>
    </All>
  );
}

export interface SpecialityPeopleProps {
  /** The hospital's department, then the specialisations of its doctors. */
  departments: readonly Department[];
  /** Null when they failed to load: the links to the full lists remain. */
  people: People | null;
}

/** A few hospitals and doctors of a speciality, with links to all. */
export function SpecialityPeople({ departments, people }: SpecialityPeopleProps) {
  const [department = ''] = departments;
  return (
    <div>
      <h3>{TEXTS.hospitals}</h3>
      {people ? (
        <Rows role="list">
          {people.hospitals.map((hospital) => (
            <HospitalRow key={hospital.id} hospital={hospital} />
          ))}
        </Rows>
      ) : null}
      <AllOf to={`/hospitals?department=${encodeURIComponent(department)}`}>
        {TEXTS.all_hospitals(people?.hospitals_total ?? null, department)}
      </AllOf>
      <h3>{TEXTS.doctors}</h3>
      {people ? (
        <Rows role="list">
          {people.doctors.map((doctor) => (
            <DoctorRow key={doctor.id} doctor={doctor} />
          ))}
        </Rows>
      ) : null}
      {departments.map((each) => (
        <AllOf key={each} to={`/doctors?specialization=${encodeURIComponent(each)}`}>
          {TEXTS.all_doctors(each)}
        </AllOf>
      ))}
    </div>
  );
}
