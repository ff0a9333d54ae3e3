import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content, Section } from '../../page-layout/page-layout.styles';
import { SERVICES_MESSAGES } from './messages';
import { SampleQuote } from './sample-quote';
import { ServicesLedger } from './services-ledger';

const Columns = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  /* On narrow screens the sample is below the services. */
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

const More = styled.p`
  margin-block-start: var(--space-6);
`;

/** The eight services beside a sample quote (spec section 1). `videoAction` books the video consultation. */
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
          <ServicesLedger videoAction={videoAction} />
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
