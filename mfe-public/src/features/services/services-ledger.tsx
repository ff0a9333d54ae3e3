import { SERVICES } from '@ayana/contracts/services';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SERVICES_MESSAGES } from './messages';
import { ServiceRow } from './service-row';

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-block-end: var(--space-5);
  color: var(--stone);
  font-size: var(--size-16);

  & span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  & i {
    inline-size: 22px;
    block-size: 8px;
    border-radius: var(--radius-full);
    background: var(--teal-700);
  }
  & span + span i {
    background: repeating-linear-gradient(115deg, var(--sea-2) 0 3px, var(--paper) 3px 6px);
  }
`;

const Counted = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-4);
  color: var(--stone);
  font-size: var(--size-14);
`;

/** The eight services with starting price and best saving. `videoAction` books the video consultation. */
export function ServicesLedger({ videoAction }: { videoAction: ReactNode }) {
  return (
    <>
      <Legend aria-hidden="true">
        <span>
          <i />
          {SERVICES_MESSAGES.legend_pay}
        </span>
        <span>
          <i />
          {SERVICES_MESSAGES.legend_keep}
        </span>
      </Legend>
      <ul>
        {SERVICES.map((service) => (
          <ServiceRow key={service.id} service={service} action={service.id === 'video' ? videoAction : null} />
        ))}
      </ul>
      <Counted>{SERVICES_MESSAGES.how_counted}</Counted>
    </>
  );
}
