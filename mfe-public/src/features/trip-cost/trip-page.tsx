import { localHref } from '@ayana/contracts/language';
import papers from '@ayana/shared-ui/assets/drawings/read-suitcase.svg';
import { tripParameters } from '@ayana/contracts/trip';
import { Button, Link as TextLink, Notice } from '@ayana/shared-ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { forgetTrip, keepTrip, useKeptTrip } from '../../trip/kept-trip';
import type { TripRead } from './load-trip';
import { TRIP_MESSAGES as TEXTS } from './messages';
import { TripForm } from './trip-form';
import { TripResult } from './trip-result';
import { tripText } from './trip-text';

const Columns = styled(Content)`
  display: grid;
  gap: var(--space-6) 72px;
  padding-block: var(--space-7) var(--space-8);

  & > * {
    min-inline-size: 0;
  }
  @media (min-width: 1040px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  @media print {
    display: block;
  }
`;

const Result = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-5);
`;

/** The trip cost calculator: questions and result. `ask` opens the free consultation. */
export function TripPage({ read, ask }: { read: TripRead; ask: ReactNode }) {
  const { choice, shown, failed } = read;
  const kept = useKeptTrip();
  const query = new URLSearchParams(tripParameters(choice)).toString();
  const text = shown === null ? null : tripText(choice, shown);
  useEffect(() => {
    if (text !== null) keepTrip({ query, text });
  }, [query, text]);
  return (
    <>
      <PageHead title={TEXTS.title} lead={TEXTS.lead} drawing={{ src: papers, width: 400, height: 280, alt: '' }} />
      <Columns>
        <TripForm key={query} {...read} />
        <Result>
          {shown === null ? null : <TripResult choice={choice} shown={shown} />}
          {shown === null && failed ? (
            <Notice tone="failed">
              <strong>{TEXTS.failed_title}</strong>
              <p>{TEXTS.failed}</p>
            </Notice>
          ) : null}
          {shown === null && !failed ? (
            <Notice tone="info">
              <strong id="cost">{TEXTS.incomplete_title}</strong>
              <p>{TEXTS.incomplete}</p>
            </Notice>
          ) : null}
          {shown === null && kept !== null ? (
            <Notice
              tone="info"
              action={
                <Button variant="outline" onClick={forgetTrip}>
                  {TEXTS.saved_forget}
                </Button>
              }
            >
              <strong>{TEXTS.saved_title}</strong>
              <p>{kept.text}</p>
              <TextLink href={localHref(`/trip-cost?${kept.query}#cost`)}>{TEXTS.saved_open}</TextLink>
            </Notice>
          ) : null}
          {shown === null ? null : (
            // Its line is there from the start: nothing below moves under a finger when it is saved.
            <p data-screen-only style={kept === null ? { visibility: 'hidden' } : undefined}>
              {TEXTS.saved}
            </p>
          )}
        </Result>
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
      </NextStep>
    </>
  );
}
