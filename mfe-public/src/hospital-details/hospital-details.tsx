import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { styled } from 'styled-components';

import { HOSPITAL_DETAILS_MESSAGES } from './messages';

const Part = styled.section`
  & > h2 {
    font-size: var(--size-34);
  }
  & > h3 {
    font-size: var(--size-21);
  }
  & > * + * {
    margin-block-start: var(--space-2);
  }
`;

const Ticks = styled.ul`
  display: grid;
  gap: 6px;
  font-size: var(--size-16);

  & li {
    position: relative;
    padding-inline-start: 24px;
  }
  & li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 2px;
    inline-size: 10px;
    block-size: 5px;
    border-block-end: 2px solid var(--leaf-700);
    border-inline-start: 2px solid var(--leaf-700);
    rotate: -45deg;
  }
`;

const Table = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  column-gap: var(--space-5);
  font-size: var(--size-16);

  & li {
    padding-block: 9px;
    border-block-start: 1px solid var(--line);
  }
`;

const Seals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & li {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border: 2px solid var(--teal-700);
    border-radius: 50%;
    outline: 1px dashed var(--teal-700);
    outline-offset: -7px;
    color: var(--teal-700);
    font-size: var(--size-14);
    font-weight: 700;
  }
`;

/** The details of a built-in hospital, in the dialog (`h3`) and on its page (`h2`). */
export function HospitalDetails({ hospital, headings: Heading }: { hospital: BuiltInHospital; headings: 'h2' | 'h3' }) {
  const { about, infrastructure, accreditations, departments } = hospital.details;
  return (
    <>
      <Part>
        <Heading>{HOSPITAL_DETAILS_MESSAGES.about}</Heading>
        <p>{about}</p>
      </Part>
      <Part>
        <Heading>{HOSPITAL_DETAILS_MESSAGES.features}</Heading>
        <Ticks>
          {hospital.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Ticks>
      </Part>
      <Part>
        <Heading>{HOSPITAL_DETAILS_MESSAGES.infrastructure}</Heading>
        <Ticks>
          {infrastructure.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Ticks>
      </Part>
      <Part>
        <Heading>{HOSPITAL_DETAILS_MESSAGES.accreditations}</Heading>
        <Seals>
          {accreditations.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Seals>
      </Part>
      <Part>
        <Heading>{HOSPITAL_DETAILS_MESSAGES.departments}</Heading>
        <Table>
          {departments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Table>
      </Part>
    </>
  );
}
