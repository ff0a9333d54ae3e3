import { ACCREDITATION_BODIES } from '@ayana/contracts/catalogue';
import { styled } from 'styled-components';

import { monthText, validityOf } from '../../catalogue/days';
import { longDate } from '../../time/long-date';
import type { Hospital } from './hospital';
import { HOSPITAL_MESSAGES as TEXTS } from './messages';

const Rows = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
    align-items: center;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-18);
    font-weight: 600;
    letter-spacing: 0;
  }
  & p,
  & dt {
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 1.4;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    grid-column: 2;
  }
  & dd {
    font-size: var(--size-16);
    font-weight: 600;
  }
  @media (min-width: 700px) {
    & > li {
      grid-template-columns: 64px minmax(0, 1fr) 320px;
    }
    & dl {
      display: grid;
      grid-template-columns: 140px minmax(0, 1fr);
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

const Seal = styled.span`
  display: grid;
  place-items: center;
  inline-size: 60px;
  block-size: 60px;
  border: 2px solid var(--teal-700);
  border-radius: 50%;
  outline: 1px dashed var(--teal-700);
  outline-offset: -7px;
  color: var(--teal-700);
  font-size: 12px;
  font-weight: 700;
  line-height: 1.05;
  text-align: center;
`;

const Until = styled.dd<{ $late: boolean }>`
  color: ${({ $late }) => ($late ? 'var(--marigold-700)' : 'inherit')};
`;

/** A hospital's accreditations: body, number, expiry; one that expires soon is marked. */
export function HospitalAccreditations({
  accreditations,
  today,
}: {
  accreditations: Hospital['accreditation_details'];
  today: string;
}) {
  return (
    <Rows role="list">
      {accreditations.map(({ body, number, valid_until, checked_on }) => {
        const validity = validityOf(valid_until, today);
        return (
          <li key={body}>
            <Seal aria-hidden="true">{body.split(' ')[0]}</Seal>
            <div>
              <h3>{body}</h3>
              <p>{ACCREDITATION_BODIES[body].name}</p>
              <p>{TEXTS.checked(longDate(checked_on))}</p>
            </div>
            <dl>
              <div>
                <dt>{TEXTS.number}</dt>
                <dd>{number}</dd>
              </div>
              <div>
                <dt>{validity === 'expired' ? TEXTS.expired_on : TEXTS.valid_until}</dt>
                <Until $late={validity !== 'valid'}>
                  {monthText(valid_until)}
                  {validity === 'soon' ? TEXTS.ends_soon : ''}
                </Until>
              </div>
            </dl>
          </li>
        );
      })}
    </Rows>
  );
}
