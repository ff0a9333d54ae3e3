import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import skyline from '@ayana/shared-ui/assets/drawings/street.svg';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { cityOf } from '../../hospitals/city-of';
import { HospitalContact } from '../../hospitals/hospital-contact';
import { HospitalDetails } from '../../hospitals/hospital-details';
import { HOSPITAL_DRAWINGS, HOSPITAL_FRAME } from '../../hospitals/hospital-drawings';
import { Content, Lead } from '../../layout/boxes';
import { DIRECTORY_MESSAGES as TEXTS } from './messages';

/** The hospital on its own piece of the street; the road is the journey line. */
const Street = styled.header`
  background:
    linear-gradient(var(--marigold-500), var(--marigold-500)) 0 calc(100% - 18px) / 100% 4.5px no-repeat,
    linear-gradient(var(--ink), var(--ink)) 0 calc(100% - 42px) / 100% 2px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 100% / 100% 42px no-repeat,
    url('${skyline}') 50% calc(100% - 42px) / 720px 140px repeat-x,
    var(--dawn);

  & > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-6) 42px;
  }
  & h1 {
    margin-block-start: var(--space-3);
  }
  & img {
    align-self: end;
    justify-self: center;
    inline-size: min(100%, 430px);
    block-size: auto;
  }
  @media (min-width: 900px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) 430px;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-5);
  padding-block: var(--space-5);

  & > div {
    display: flex;
    flex-direction: column-reverse;
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
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

const Band = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--white);
`;

const Columns = styled(Content)`
  display: grid;
  gap: var(--space-7);
  padding-block: var(--space-7) var(--space-8);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--space-7);
  }
  @media (min-width: 1040px) {
    grid-template-columns: 744px minmax(0, 1fr);
    gap: 72px;
  }
`;

const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & h2 {
    font-size: var(--size-24);
  }
  & p {
    color: var(--stone);
    font-size: var(--size-16);
  }
`;

/** The page of a built-in hospital. `action` opens the free consultation for it. */
export function HospitalProfile({ hospital, action }: { hospital: BuiltInHospital; action: ReactNode }) {
  const { details } = hospital;
  const facts = [
    [hospital.bed_capacity, TEXTS.facts.beds],
    [`${hospital.rating.toFixed(1)} of 5`, TEXTS.facts.rating],
    [details.departments.length, TEXTS.facts.departments],
    [hospital.savings, TEXTS.facts.savings],
  ] as const;
  return (
    <>
      <Street>
        <Content>
          <div>
            <TextLink as={Link} to="/hospitals">
              {TEXTS.back}
            </TextLink>
            <span> / {cityOf(hospital)}</span>
            <h1>{hospital.name}</h1>
            <Lead>{hospital.description}</Lead>
          </div>
          <img src={HOSPITAL_DRAWINGS[hospital.slug]} alt="" {...HOSPITAL_FRAME} />
        </Content>
      </Street>
      <Band>
        <Content>
          <Facts>
            {facts.map(([figure, name]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </Facts>
        </Content>
      </Band>
      <Columns>
        <div>
          <HospitalDetails hospital={hospital} headings="h2" />
        </div>
        <div>
          <Card>
            <h2>{TEXTS.ask_title}</h2>
            <p>{TEXTS.ask_text}</p>
            <div>{action}</div>
          </Card>
          <Card>
            <HospitalContact contact={details.contact} heading="h2" />
          </Card>
          <p>{TEXTS.sample}</p>
        </div>
      </Columns>
    </>
  );
}
