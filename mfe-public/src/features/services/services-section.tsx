import { SERVICES } from '@ayana/contracts/services';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content, Section } from '../../layout/boxes';
import { SERVICES_MESSAGES } from './messages';
import { SampleQuote } from './sample-quote';
import { ServiceRow } from './service-row';

const Columns = styled(Content)`
  display: grid;
  gap: var(--space-7);

  @media (max-width: 1039px) {
    gap: var(--space-4);
    & > div:last-child {
      margin-block: var(--space-3) var(--space-5);
    }
  }
  @media (min-width: 1040px) {
    grid-template-columns: 348px minmax(0, 1fr);
    gap: 88px;
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);

  & figure {
    margin-block-start: var(--space-6);
  }
  /* Narrow: the ledger comes first, the sample after it. */
  @media (max-width: 1039px) {
    display: contents;
    & figure {
      order: 3;
      justify-self: start;
      margin-block-start: 0;
      inline-size: calc(100% - 9px);
      max-inline-size: 420px;
    }
  }
`;

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

const More = styled.p`
  margin-block-start: var(--space-6);
`;

/** The eight services as a ledger beside a sample quote (spec section 1). `videoAction` books the video consultation. */
export function ServicesSection({ videoAction }: { videoAction: ReactNode }) {
  return (
    <Section id="services" aria-labelledby="services-heading">
      <Columns>
        <Side>
          <h2 id="services-heading">{SERVICES_MESSAGES.heading}</h2>
          <p>{SERVICES_MESSAGES.lead}</p>
          <SampleQuote />
        </Side>
        <div>
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
          <More>
            <TextLink as={Link} to="/services">
              {SERVICES_MESSAGES.all}
            </TextLink>
          </More>
        </div>
      </Columns>
    </Section>
  );
}
