import { listText } from '@ayana/contracts/language';
import { PROFILE_LABELS } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { NextAction } from '@ayana/shared-ui/next-action';
import { fullMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { CHENNAI } from '../../local-zone';
import type { HomeData } from './data/loader';
import { nextStep } from './data/next-step';
import { messages } from './messages';

/** The one next step, or the pending answer and its due time. */
export function NextStepCard(props: { data: HomeData; isDoctor: boolean; now: Date; localZone: Zone }) {
  const { data, isDoctor, now, localZone } = props;
  const opensNotifications = data.notifications === null;
  if (isDoctor) {
    const { step } = messages.doctor;
    return (
      <NextAction
        eyebrow={step.eyebrow}
        title={step.title}
        text={step.text}
        actions={
          <Button as={Link} to="/doctor-portal">
            {step.action}
          </Button>
        }
      />
    );
  }
  const step = nextStep(data.account.value, data.requests.value ?? [], now);
  const { eyebrow } = messages;
  switch (step.kind) {
    case 'profile': {
      const words = messages.profile;
      return (
        <NextAction
          eyebrow={eyebrow}
          title={words.title}
          text={[
            words.text(listText(step.missing.map((field) => PROFILE_LABELS[field].toLowerCase()))),
            ...(opensNotifications ? [words.opens] : []),
          ].join(' ')}
          actions={
            <Button as={Link} to="/profile">
              {words.action}
            </Button>
          }
        />
      );
    }
    case 'appointment': {
      const words = messages.appointment;
      const { confirmed_starts_at, kind } = step.request;
      const [day = ''] = fullMoment(new Date(confirmed_starts_at), localZone.zone).split(', ');
      return (
        <NextAction
          eyebrow={eyebrow}
          title={words.title(day)}
          text={kind === 'video_consultation' ? words.video : words.agreed}
        />
      );
    }
    case 'waiting': {
      const words = messages.waiting;
      const due = new Date(step.request.due_at);
      const late = due.getTime() < now.getTime();
      return (
        <NextAction
          eyebrow={eyebrow}
          title={late ? words.late : words.title(twoZoneText(due, now, localZone, CHENNAI))}
          text={late ? words.late_text : words.text}
        />
      );
    }
    case 'answered':
      return <NextAction eyebrow={eyebrow} title={messages.answered.title} text={messages.answered.text} />;
    case 'ask':
      return data.requests.value === null ? null : <Ask />;
  }
}

function Ask() {
  const { eyebrow, ask } = messages;
  return (
    <NextAction
      eyebrow={eyebrow}
      title={ask.title}
      text={ask.text}
      actions={
        <>
          <Button as={Link} to="/consultation">
            {ask.action}
          </Button>
          <Button as={Link} to="/video-consultation" variant="outline">
            {ask.video}
          </Button>
        </>
      }
    />
  );
}
