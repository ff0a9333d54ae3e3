import { consultationMinutes, RESPONSE_HOURS, TIME_SLOTS } from '@ayana/contracts/consultations';
import type { ConsultationType, VideoConsultationType } from '@ayana/contracts/consultations';
import { isCalendarDate } from '@ayana/contracts/rules';
import talk from '@ayana/shared-ui/assets/drawings/two-screens-light.svg';
import { shortDate } from '@ayana/shared-ui';
import { clockTime, useHour12 } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';

import { LineSteps } from '../../articles/line-steps';
import { PAGE_FORM_MESSAGES } from '../../forms/messages';
import type { FormHeading } from './form-part';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { inIndia, slotText, slotTimes } from './preferred-time/slot-times';
import type { VisitorTimes } from './preferred-time/visitor-times';

const Box = styled.div`
  font-size: var(--size-16);
  line-height: 1.45;

  & > img {
    inline-size: 100%;
    background: var(--sky);
  }
  & > div {
    padding: var(--space-5) var(--space-6) var(--space-6);
  }
  & h2,
  & h3 {
    margin-block-end: var(--space-5);
    font-size: var(--size-24);
    line-height: 1.25;
  }
  & li > p {
    color: var(--stone);
  }
`;

const Kept = styled.p`
  position: relative;
  margin-block-start: var(--space-5);
  padding-block-start: var(--space-4);
  padding-inline-start: 40px;
  border-block-start: 1px solid var(--line);
  color: var(--leaf-700);
  font-weight: 600;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--space-4) + 6px);
    inset-inline-start: 4px;
    inline-size: 12px;
    block-size: 6px;
    border-block-end: 2px solid;
    border-inline-start: 2px solid;
    rotate: -45deg;
  }
`;

export interface NextStepsProps {
  type: ConsultationType | VideoConsultationType | '';
  preferredDate: string;
  preferredTime: string;
  visitor: VisitorTimes;
  heading: FormHeading;
}

/** What happens next: the mail, the answer with its due time, the call. */
export function NextSteps({ type, preferredDate, preferredTime, visitor, heading: Heading }: NextStepsProps) {
  const { zone, clock: now, day } = visitor;
  const hour12 = useHour12();
  const due = now && new Date(now.now.getTime() + RESPONSE_HOURS * 60 * 60 * 1000);
  const moment = due && zone ? `${shortDate(due, now.now, zone)}, ${clockTime(due, zone, hour12)}` : null;
  const slot = TIME_SLOTS.find((text) => text === preferredTime);
  const chosen =
    slot && isCalendarDate(preferredDate) ? slotTimes(day, zone, hour12).find((time) => time.slot === slot) : undefined;
  const phone = type.toLowerCase().startsWith('phone');
  return (
    <Box>
      <img src={talk} alt="" width={336} height={190} />
      <div>
        <Heading>{TEXTS.next_title}</Heading>
        <LineSteps
          steps={[
            { title: TEXTS.at_once, text: TEXTS.at_once_text },
            { title: moment ? TEXTS.by(moment) : TEXTS.within, text: TEXTS.by_text },
            {
              title:
                chosen?.instant && now && zone
                  ? `${shortDate(chosen.instant, now.now, zone)}, ${slotText(chosen.slot, hour12)}`
                  : TEXTS.slot_open,
              text: `${chosen?.instant ? `${TEXTS.in_chennai(inIndia(chosen.instant, day, hour12))} ` : ''}${TEXTS.call_text(
                TEXTS.call_by[phone ? 'phone' : 'video'],
                consultationMinutes(type || 'video_consultation'),
              )}`,
            },
          ]}
        />
        <Kept>{PAGE_FORM_MESSAGES.kept}</Kept>
      </div>
    </Box>
  );
}
