import empty from '@ayana/shared-ui/assets/drawings/empty-inbox.svg';
import mark from '@ayana/shared-ui/assets/drawings/ayana-mark.svg';
import stamp from '@ayana/shared-ui/assets/drawings/stamp.svg';
import street from '@ayana/shared-ui/assets/drawings/street.svg';
import type { StepperStep } from '@ayana/shared-ui';
import {
  BrokenLine,
  Button,
  Chip,
  Drawing,
  DueClock,
  EmptyState,
  FailedPart,
  Initials,
  LocalHour,
  NextAction,
  Notice,
  OwnerTag,
  QuietLine,
  Spinner,
  Stepper,
  StatusChip,
  Timeline,
  TwoZoneTime,
} from '@ayana/shared-ui';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';

import { STYLE_MESSAGES as TEXTS } from './messages';
import { Chapter, Pair, Row, Specimen } from './specimen';

const nothing = (): void => undefined;
const NOW = new Date('2026-11-22T08:00:00Z');
const NAIROBI = { zone: 'Africa/Nairobi', place: 'Nairobi' };
const CHENNAI = { zone: 'Asia/Kolkata', place: 'Chennai' };
const hoursFromNow = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const promised = (begun: number, due: number) => ({ startedAt: hoursFromNow(begun), dueAt: hoursFromNow(due) });

export function StatusParts() {
  return (
    <Chapter id="status" title={TEXTS.sections.status}>
      <Specimen name="Chip, StatusChip: always a word, never colour alone">
        <Row>
          <Chip>Draft</Chip>
          <Chip tone="teal">Chosen</Chip>
          <StatusChip tone="leaf" icon={<CircleCheck size={14} />}>
            Answered
          </StatusChip>
          <StatusChip tone="marigold" icon={<Clock size={14} />}>
            Due today
          </StatusChip>
          <StatusChip tone="coral" icon={<TriangleAlert size={14} />}>
            Overdue
          </StatusChip>
        </Row>
      </Specimen>
      <Specimen name="Notice: info, failed">
        <Notice>What you type is kept in this tab until it is sent.</Notice>
        <Notice tone="failed" action={<Button size="small">Try again</Button>}>
          We could not load the list.
        </Notice>
      </Specimen>
    </Chapter>
  );
}

export function TimeParts() {
  return (
    <Chapter id="time" title={TEXTS.sections.time}>
      <Pair>
        <Specimen name="TwoZoneTime">
          <TwoZoneTime
            at={hoursFromNow(2)}
            until={hoursFromNow(2.75)}
            now={NOW}
            zones={[{ ...NAIROBI, label: 'Your time, Nairobi' }, CHENNAI]}
          />
        </Specimen>
        <Specimen name="LocalHour">
          <LocalHour otherZone={NAIROBI} localZone={CHENNAI} now={NOW} />
        </Specimen>
        <Specimen name="DueClock, row: running, soon, late, met">
          <DueClock variant="row" now={NOW} localZone={CHENNAI} {...promised(-4, 20)} />
          <DueClock variant="row" now={NOW} localZone={CHENNAI} {...promised(-22, 2)} />
          <DueClock variant="row" now={NOW} localZone={CHENNAI} {...promised(-30, -6)} />
          <DueClock variant="row" now={NOW} localZone={CHENNAI} {...promised(-20, 4)} metAt={hoursFromNow(-3)} />
        </Specimen>
        <Specimen name="DueClock, header">
          <DueClock variant="header" now={NOW} localZone={CHENNAI} otherZone={NAIROBI} {...promised(-6, 18)} />
        </Specimen>
      </Pair>
      <Specimen name="DueClock, band">
        <DueClock
          variant="band"
          now={NOW}
          localZone={CHENNAI}
          otherZone={NAIROBI}
          what="reply"
          atZero="After that it is first in everyone’s list."
          {...promised(-6, 18)}
        />
      </Specimen>
    </Chapter>
  );
}

const STEPS: readonly StepperStep[] = [
  { id: 'enquiry', label: 'Enquiry received', state: 'done', note: 'Done 2 Nov' },
  { id: 'records', label: 'Records and consent', state: 'done', note: 'Done 9 Nov' },
  { id: 'opinion', label: 'Medical opinion', state: 'current', note: 'Now, by 27 Nov' },
  { id: 'quotes', label: 'Quotes and plan', state: 'waiting' },
  { id: 'visa', label: 'Visa and travel', state: 'upcoming', note: 'about 5 Dec' },
];
/** How it went on, with what can happen to a step. */
const ENDED: readonly StepperStep[] = [
  { id: 'asked', label: 'Received', state: 'done', note: 'Done 2 Nov' },
  { id: 'approval', label: 'Genehmigung durch die Rechtsabteilung', state: 'failed', note: 'Declined 3 Nov' },
  { id: 'work', label: 'In progress', state: 'skipped' },
  { id: 'closed', label: 'Closed', state: 'current' },
];

export function JourneyParts() {
  return (
    <Chapter id="journey" title={TEXTS.sections.journey}>
      <Specimen name="Stepper: beside each other where there is room, mini">
        <Stepper label="A sample journey" steps={STEPS} />
        <Stepper label="The same, small" steps={STEPS} layout="mini" />
      </Specimen>
      <Pair>
        <Specimen name="Stepper: vertical; failed, skipped, long words, right to left">
          <Stepper label="A request that was declined" steps={ENDED} layout="vertical" />
          <div dir="rtl">
            <Stepper label="The same, right to left" steps={ENDED} />
          </div>
        </Specimen>
        <Specimen name="Timeline">
          <Timeline
            label="What happened"
            items={[
              {
                id: '1',
                kind: 'event',
                title: 'Amina asked a question',
                when: 'Thu 18:00',
                body: 'Both knees at once?',
              },
              { id: '2', kind: 'system', title: 'Acknowledged by e-mail', when: 'Thu 18:00' },
              { id: '3', kind: 'note', title: 'Internal note', when: 'Fri 09:10', body: 'Ask for the X-ray.' },
              { id: '4', kind: 'now', title: 'Waits for a reply', when: 'now' },
              { id: '5', kind: 'future', title: 'Reply due', when: 'Fri 18:00' },
            ]}
          />
        </Specimen>
      </Pair>
    </Chapter>
  );
}

export function PeopleParts() {
  return (
    <Chapter id="people" title={TEXTS.sections.people}>
      <Specimen name="Initials, OwnerTag">
        <Row>
          <Initials name="Sample Person" size={32} />
          <OwnerTag owner={{ id: '1', name: 'Sample Person' }} />
          <OwnerTag owner={{ id: '1', name: 'Sample Person' }} you="1" />
          <OwnerTag owner={null} />
        </Row>
      </Specimen>
      <Specimen name="NextAction">
        <NextAction
          eyebrow="Your next step"
          title="Send the X-ray of your left knee"
          text="The surgeon waits for it before giving an opinion."
          actions={<Button>Send it</Button>}
        />
      </Specimen>
    </Chapter>
  );
}

export function StateParts() {
  return (
    <Chapter id="states" title={TEXTS.sections.states}>
      <Pair>
        <Specimen name="EmptyState">
          <EmptyState
            level={3}
            drawing={<QuietLine />}
            title="No requests here"
            text="New requests appear here as soon as they are sent."
          />
        </Specimen>
        <Specimen name="FailedPart, BrokenLine, Spinner">
          <FailedPart
            what="We could not load the list."
            failure={{ message: 'No answer came back.' }}
            onRetry={nothing}
          />
          <BrokenLine />
          <Row>
            <Spinner />
          </Row>
        </Specimen>
      </Pair>
    </Chapter>
  );
}

export function Drawings() {
  return (
    <Chapter id="drawings" title={TEXTS.sections.drawings}>
      <Drawing src={street} width={720} height={140} alt="A street of hospital fronts on the journey’s line" />
      <Row>
        <img src={mark} width={88} height={64} alt="The mark of Ayana" />
        <img src={stamp} width={100} height={100} alt="A stamp" />
        <img src={empty} width={320} height={160} alt="An empty letter box" />
      </Row>
    </Chapter>
  );
}
