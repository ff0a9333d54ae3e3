import { SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import { Link } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { Lead } from '../../page-layout/page-layout.styles';
import { Callout } from '../../articles/callout.styles';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { LinkedText } from '../../articles/linked-text';
import { LineSteps } from '../../articles/line-steps';
import { RECEIVED_MESSAGES as TEXTS } from './messages';
import { useClearDraft } from './use-clear-draft';

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-6);

  & h2 {
    font-size: var(--size-24);
  }
  & section > * + * {
    margin-block-start: var(--space-3);
  }
`;

const Number = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--teal-100);

  & b {
    display: block;
    margin-block: var(--space-1) var(--space-2);
    font-size: var(--size-34);
    font-weight: 600;
    letter-spacing: 0.04em;
  }
`;

const Hours = styled.h3`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  font-size: var(--size-18);
`;

/**
 * The confirmation of a consultation request: its number and the next steps. Nothing is looked up, so the page is
 * the same for every number and does not reveal which exist.
 * @param reference null without one in the URL
 */
export function ReceivedPage({ reference }: { reference: string | null }) {
  useClearDraft();
  return (
    <Columns>
      <Words>
        <div>
          <h1>{reference === null ? TEXTS.unread_title : TEXTS.title}</h1>
          <Lead>{reference === null ? TEXTS.unread_lead : TEXTS.lead}</Lead>
        </div>
        {reference === null ? <UnreadSteps /> : <NextSteps reference={reference} />}
      </Words>
      <ContactOptions known={reference !== null} />
    </Columns>
  );
}

function NextSteps({ reference }: { reference: string }) {
  return (
    <>
      <Number>
        {TEXTS.number}
        <b>{reference}</b>
        <p>{TEXTS.keep}</p>
      </Number>
      <section>
        <h2>{TEXTS.next}</h2>
        <LineSteps steps={TEXTS.steps} />
      </section>
      <section>
        <h2>{TEXTS.papers}</h2>
        <p>
          <LinkedText text={TEXTS.papers_text} />
        </p>
      </section>
      <section>
        <h2>{TEXTS.meanwhile}</h2>
        <p>
          <LinkedText text={TEXTS.meanwhile_links} />
        </p>
      </section>
      <p>{TEXTS.private}</p>
    </>
  );
}

function UnreadSteps() {
  return (
    <section>
      <h2>{TEXTS.unread_next}</h2>
      <LineSteps steps={TEXTS.unread_steps.map((step) => ({ ...step, text: <LinkedText text={step.text} /> }))} />
    </section>
  );
}

/** Contact options and hours. */
function ContactOptions({ known }: { known: boolean }) {
  return (
    <Sidebar>
      <Card>
        {known ? (
          <>
            <h2>{TEXTS.no_mail}</h2>
            <p>{TEXTS.no_mail_text}</p>
          </>
        ) : null}
        <Link href={BRAND.phone_href}>{TEXTS.call}</Link>
        <Link href={BRAND.email_href}>{TEXTS.write}</Link>
        <Hours>{TEXTS.hours}</Hours>
        <SupportHours />
      </Card>
      <Callout>{TEXTS.urgent}</Callout>
    </Sidebar>
  );
}
