import { NightHelp, SupportHours } from '@ayana/case-kit/reach';
import { BRAND, CHAT_GREETING } from '@ayana/contracts/brand';
import { chatHref, mailHref } from '@ayana/contracts/links';
import { Link as TextLink } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { Card } from '../../page-layout/columns.styles';
import { FactRows } from '../../articles/fact-rows';
import { ComingHoursList } from '../../support-hours/coming-hours-list';
import { SUPPORT_MESSAGES as TEXTS } from './messages';

const whatsapp = chatHref(BRAND.whatsapp, CHAT_GREETING);

const Emergency = styled(Card)`
  border-color: transparent;
  background: var(--coral-100);

  & p {
    color: var(--ink);
  }
  /* In one column it is above the form. */
  @media (max-width: 1039px) {
    &&& {
      order: -1;
      margin-block-start: 0;
    }
  }
`;

const Rows = styled(FactRows)`
  font-size: var(--size-16);

  & > div {
    grid-template-columns: 48px minmax(0, 1fr);
  }
`;

const phone = <TextLink href={BRAND.phone_href}>{BRAND.phone}</TextLink>;
const mail = <TextLink href={mailHref(BRAND.support_email)}>{BRAND.support_email}</TextLink>;
const chat = (
  <TextLink href={whatsapp} rel="noopener noreferrer">
    WhatsApp
  </TextLink>
);

/** The contact options with hours. */
export function ContactOptions() {
  return (
    <>
      <Card aria-labelledby="reach">
        <h2 id="reach">{TEXTS.reach_title}</h2>
        <Rows
          facts={[
            [TEXTS.call, phone],
            [TEXTS.write, mail],
            [TEXTS.chat, chat],
          ]}
        />
      </Card>
      <Card aria-labelledby="hours">
        <h2 id="hours">{TEXTS.hours_title}</h2>
        <p>
          <SupportHours />
        </p>
        <ComingHoursList />
      </Card>
      <Emergency aria-labelledby="emergency">
        <h2 id="emergency">{TEXTS.emergency_title}</h2>
        <NightHelp />
      </Emergency>
    </>
  );
}
