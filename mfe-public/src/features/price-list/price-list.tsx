import { Link as TextLink } from '@ayana/shared-ui';
import bed from '@ayana/shared-ui/assets/drawings/care-bed.svg';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { ListFailed } from '../../catalogue/list-states';
import { Content, Lead, Section } from '../../page-layout/page-layout.styles';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { Departments } from './departments';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import type { Treatment } from './treatment';

const Part = styled(Section)`
  & > div > h2 {
    font-size: var(--size-34);
  }
  & > div > h2 + p {
    margin-block-end: var(--space-5);
  }
  & + & {
    padding-block-start: 0;
  }
`;

export interface PriceListProps {
  /** Null when the catalogue failed to load. */
  treatments: readonly Treatment[] | null;
  search: ReactNode;
  /** The eight services with their starting prices. */
  services: ReactNode;
  /** The free consultation button. */
  ask: ReactNode;
}

/** The price list: services with starting prices, then every procedure by department. */
export function PriceList({ treatments, search, services, ask }: PriceListProps) {
  return (
    <>
      <PageHead
        title={TEXTS.heading}
        lead={TEXTS.lead}
        drawing={{ src: bed, width: 400, height: 280, alt: '' }}
        actions={search}
      />
      <Part aria-labelledby="services">
        <Content>
          <h2 id="services">{TEXTS.services}</h2>
          <Lead>{TEXTS.services_text}</Lead>
          {services}
        </Content>
      </Part>
      <Part aria-labelledby="procedures">
        <Content>
          <h2 id="procedures">{TEXTS.procedures}</h2>
          <Lead>{TEXTS.procedures_text}</Lead>
          {treatments === null ? (
            <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
          ) : (
            <Departments treatments={treatments} />
          )}
        </Content>
      </Part>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
        <TextLink as={Link} to="/brochure">
          {TEXTS.next_brochure}
        </TextLink>
        <TextLink as={Link} to="/trip-cost">
          {TEXTS.next_trip}
        </TextLink>
      </NextStep>
    </>
  );
}
