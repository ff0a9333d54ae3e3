import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Moment } from '../../time/moment';
import type { TreatmentGuide } from './load-treatment-guide';
import { TREATMENT_MESSAGES as TEXTS } from './messages';

const Rows = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & :is(span, p) {
    color: var(--stone);
    font-size: var(--size-16);
  }
  & b {
    color: var(--ink);
  }
  @media (min-width: 600px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    }
  }
`;

function NextFree({ doctor }: { doctor: TreatmentGuide['doctors'][number]['doctor'] }) {
  const { id, full_name, free_times } = doctor;
  const [time] = free_times;
  if (time === undefined) return <p>{TEXTS.not_free}</p>;
  return (
    <p>
      {TEXTS.free}{' '}
      <b>
        <Moment at={time.starts_at} />
      </b>
      <br />
      <TextLink as={Link} to={`/doctors/${id}#book`}>
        {TEXTS.see_times(full_name)}
      </TextLink>
    </p>
  );
}

/** The doctors of a treatment with experience and next free time. */
export function TreatmentDoctors({ guide: { id, doctors, doctors_total } }: { guide: TreatmentGuide }) {
  if (doctors.length === 0) return <p>{TEXTS.no_doctors}</p>;
  return (
    <div>
      <Rows role="list">
        {doctors.map(({ times_a_year, doctor }) => (
          <li key={doctor.id}>
            <div>
              <TextLink as={Link} to={`/doctors/${doctor.id}`}>
                {doctor.full_name}
              </TextLink>
              <p>
                {doctor.title}
                {times_a_year === null ? null : (
                  <>
                    , <b>{TEXTS.times(times_a_year)}</b>
                  </>
                )}
              </p>
              <span>
                {[doctor.hospital.hospital_name, doctor.city?.name].filter(Boolean).join(', ')} ·{' '}
                {doctor.languages.join(', ')}
              </span>
            </div>
            <NextFree doctor={doctor} />
          </li>
        ))}
      </Rows>
      <p>
        <TextLink as={Link} to={`/doctors?treatment_id=${id}`}>
          {TEXTS.all_doctors(doctors_total)}
        </TextLink>
      </p>
    </div>
  );
}
