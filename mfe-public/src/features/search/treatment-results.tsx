import { hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { TreatmentLink } from '../../catalogue/treatment-link';
import { usd, usdRange } from '../../money/usd';
import { SEARCH_MESSAGES as TEXTS } from './messages';
import type { Treatment } from './search-page';

const nameOf = ({ name, plain_name }: Treatment): string => plain_name ?? name;

const Note = styled.p`
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--marigold-100);
  font-size: var(--size-16);
`;

/** Days and price of a treatment, above its doctors and hospitals. */
export function TreatmentNotice({ treatment }: { treatment: Treatment }) {
  const { hospital_days, total_days_in_india, india_usd_min } = treatment;
  const parts = [
    ...(hospital_days === null ? [] : [hospitalStayText(hospital_days)]),
    ...(total_days_in_india === null ? [] : [indiaStayText(total_days_in_india)]),
    ...(india_usd_min === null ? [] : [TEXTS.from(usd(india_usd_min))]),
  ];
  return parts.length === 0 ? null : <Note>{TEXTS.about(nameOf(treatment), parts.join(', '))}</Note>;
}

const List = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--line);
    font-size: var(--size-16);
  }
  & :is(h2, h3) {
    font-size: var(--size-24);
    line-height: 1.2;
  }
  & p {
    max-inline-size: 60ch;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 760px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) 200px;
    }
  }
`;

const Figures = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;

  & > strong {
    font-family: var(--font-heading);
    font-size: var(--size-21);
    font-weight: 400;
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-block-start: var(--space-2);
  gap: var(--space-2) var(--space-4);
`;

/** The found treatments with prices, and links to their doctors and hospitals. */
export function TreatmentList({ treatments }: { treatments: readonly Treatment[] }) {
  return (
    <List>
      {treatments.map((treatment) => {
        const name = nameOf(treatment);
        const to = (tab: string): string => `/search?${new URLSearchParams({ q: name, in: tab })}`;
        const price = usdRange(treatment.india_usd_min, treatment.india_usd_max);
        return (
          <li key={treatment.id}>
            <div>
              <h2>
                <TreatmentLink treatment={treatment} />
              </h2>
              {name === treatment.name ? null : <small>{treatment.name}</small>}
              {treatment.description === null ? null : <p>{treatment.description}</p>}
              <Ways>
                <TextLink as={Link} to={to('doctors')}>
                  {TEXTS.who_does}
                </TextLink>
                <TextLink as={Link} to={to('hospitals')}>
                  {TEXTS.where}
                </TextLink>
              </Ways>
            </div>
            <Figures>
              {price === null ? null : <strong>{price}</strong>}
              {treatment.hospital_days === null ? null : <span>{hospitalStayText(treatment.hospital_days)}</span>}
              {treatment.total_days_in_india === null ? null : (
                <span>{indiaStayText(treatment.total_days_in_india)}</span>
              )}
            </Figures>
          </li>
        );
      })}
    </List>
  );
}
