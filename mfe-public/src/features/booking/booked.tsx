import { usd } from '../../money/usd';
import { calendarHref, FEE_PAYMENT } from '@ayana/contracts/consultations';
import { answerNumber, type FormAnswer } from '@ayana/contracts/forms';
import { Button } from '@ayana/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { LineSteps } from '../../articles/line-steps';
import type { BookableDoctor, Kind } from './doctor';
import { BOOKING_MESSAGES as TEXTS } from './messages';
import { bothTimes } from './times';
import type { Clocks } from './times';

const Done = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  & > :is(h2, h3):focus {
    outline: none;
  }
`;

export interface BookedTime extends Pick<FormAnswer, 'id' | 'case_number'> {
  starts_at: string;
  ends_at: string;
  kind: Kind;
}

/** Shown after booking: time, next steps, and the calendar file. */
export function Booked({
  id: anchor,
  booked,
  doctor,
  clocks,
  heading: Heading,
}: {
  id: string;
  booked: BookedTime;
  doctor: Pick<BookableDoctor, 'full_name' | 'video_fee_usd' | 'phone_fee_usd'>;
  clocks: Clocks;
  heading: 'h2' | 'h3';
}) {
  const { id = '', starts_at, ends_at, kind } = booked;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const when = bothTimes(new Date(starts_at), clocks);
  const fee = kind === 'phone' ? doctor.phone_fee_usd : doctor.video_fee_usd;
  const reference = TEXTS.reference(answerNumber(booked) ?? '');
  const entry = {
    id,
    starts_at,
    ends_at,
    summary: TEXTS.calendar_summary(kind === 'phone' ? 'Phone consultation' : 'Video consultation', doctor.full_name),
    description: `${when}\n${reference}`,
  };
  return (
    <Done id={anchor}>
      <Heading ref={title} tabIndex={-1}>
        {TEXTS.done}
      </Heading>
      <p>
        {TEXTS.done_text(doctor.full_name)} <strong>{when}</strong>. {reference}
      </p>
      {/* Rendered again in the browser. */}
      <Button as="a" href={calendarHref(entry)} download={TEXTS.calendar_file} suppressHydrationWarning>
        {TEXTS.calendar}
      </Button>
      <LineSteps
        steps={[
          { title: TEXTS.next_mail, when: TEXTS.next_mail_when, text: TEXTS.next_mail_text },
          { title: TEXTS.next_pay, when: TEXTS.next_pay_when, text: FEE_PAYMENT.text(fee === null ? null : usd(fee)) },
          { title: TEXTS.next_papers, when: TEXTS.next_papers_when, text: TEXTS.next_papers_text },
          kind === 'phone'
            ? { title: TEXTS.next_phone, when: TEXTS.next_talk_when, text: TEXTS.next_phone_text }
            : { title: TEXTS.next_video, when: TEXTS.next_talk_when, text: TEXTS.next_video_text },
        ]}
      />
    </Done>
  );
}
