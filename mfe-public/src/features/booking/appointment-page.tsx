import { visitPath } from '@ayana/contracts/consultation-room';
import { Button, Link as TextLink, Notice } from '@ayana/shared-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { FactRows } from '../../articles/fact-rows';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { ChangeAppointment } from './change-appointment';
import type { Appointment, Opened } from './load-appointment';
import { BOOKING_MESSAGES } from './messages';
import { bothTimes, useClocks } from './times';

const messages = BOOKING_MESSAGES.appointment;

const Main = styled(Content)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-7) var(--space-8);

  & > * {
    max-inline-size: 744px;
  }
`;

/** A booked appointment, which the visitor sees and changes by the link in the mail. */
export function AppointmentPage({
  opened,
  token,
  consult,
}: {
  opened: Opened;
  token: string;
  /** The button that opens the free consultation. */
  consult: ReactNode;
}) {
  const [changed, setChanged] = useState<{ appointment: Appointment; said: string } | null>(null);
  const appointment = changed?.appointment ?? opened.appointment;
  const cancelled = appointment?.status === 'cancelled';
  return (
    <>
      <PageHead
        title={cancelled ? messages.cancelled_title : messages.title}
        lead={cancelled ? messages.cancelled_lead : messages.lead}
      />
      <Main>
        {appointment === null || opened.appointment === null ? (
          <NotOpened why={opened.appointment === null ? opened.why : 'failed'} />
        ) : (
          <>
            {changed === null ? null : <Notice>{changed.said}</Notice>}
            <Facts appointment={appointment} />
            {cancelled || appointment.kind !== 'video' ? null : <Join token={token} />}
            {appointment.may_change ? (
              <ChangeAppointment
                key={appointment.starts_at}
                appointment={appointment}
                token={token}
                onChanged={(next, said) => setChanged({ appointment: next, said })}
              />
            ) : cancelled ? (
              <p>
                <TextLink as={Link} to={`/doctors/${appointment.doctor.id}#book`}>
                  {messages.book_again}
                </TextLink>
              </p>
            ) : (
              <p>{messages.begun}</p>
            )}
          </>
        )}
      </Main>
      <NextStep id="next" title={messages.next_title} text={messages.next_text}>
        {consult}
        <TextLink as={Link} to="/faq">
          {messages.faq}
        </TextLink>
      </NextStep>
    </>
  );
}

/** Opens a document of its own, which alone may use the camera. The secret is in the fragment, which no server sees. */
function Join({ token }: { token: string }) {
  return (
    <section aria-labelledby="join">
      <h2 id="join">{messages.join_title}</h2>
      <p>{messages.join}</p>
      <Button as="a" href={visitPath(token)}>
        {messages.join_action}
      </Button>
    </section>
  );
}

function Facts({ appointment }: { appointment: Appointment }) {
  const { doctor, kind, starts_at, reference } = appointment;
  const clocks = useClocks(
    { time_zone: doctor.time_zone, city: doctor.city_name === null ? null : { name: doctor.city_name, slug: '' } },
    appointment.time_zone,
  );
  return (
    <FactRows
      facts={[
        [
          messages.when,
          <time key="when" dateTime={starts_at}>
            {bothTimes(new Date(starts_at), clocks)}
          </time>,
        ],
        [messages.with, `${doctor.full_name}, ${doctor.title}`],
        [messages.kind, `${BOOKING_MESSAGES[kind]}, ${BOOKING_MESSAGES.minutes[kind]}`],
        [messages.where, [doctor.hospital_name, doctor.city_name].filter((each) => each !== null).join(', ')],
        [messages.number, reference],
      ]}
    />
  );
}

function NotOpened({ why }: { why: Extract<Opened, { appointment: null }>['why'] }) {
  const failed = why === 'failed';
  return (
    <Notice
      tone={failed ? 'failed' : 'info'}
      action={failed ? <TextLink href="">{messages.reload}</TextLink> : undefined}
    >
      <strong>{messages[`${why}_title`]}</strong>
      <p>{messages[why]}</p>
    </Notice>
  );
}
