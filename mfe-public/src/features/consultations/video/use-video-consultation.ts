import { VIDEO_UTC_OFFSETS } from '@ayana/contracts/places';
import type { FormAnswer } from '@ayana/portal-kit';

import type { Posted } from '../../../forms/posted';
import { type PageForm, usePageForm } from '../../../forms/use-page-form';
import { useVisitorClock } from '../preferred-time/use-visitor-clock';
import { visitorTimes } from '../preferred-time/visitor-times';
import type { VisitorTimes } from '../preferred-time/visitor-times';
import {
  VIDEO_CONSULTATION_INITIAL,
  VIDEO_CONSULTATION_SERVER_FIELDS,
  videoConsultationPayload,
  videoConsultationProblems,
} from './video-consultation-form';

export interface VideoConsultation extends PageForm<typeof VIDEO_CONSULTATION_INITIAL> {
  visitor: VisitorTimes;
}

/** The video consultation form, in a dialog or a page. */
export function useVideoConsultation(options: {
  onAccepted: (answer: FormAnswer) => void;
  /** The server's answer to a posted page form. */
  posted?: Posted | undefined;
}): VideoConsultation {
  const clock = useVisitorClock();
  const visitorOf = (values: typeof VIDEO_CONSULTATION_INITIAL) => visitorTimes(clock, values, VIDEO_UTC_OFFSETS);
  const form = usePageForm({
    type: 'video-consultation',
    takesFiles: true,
    action: '/video-consultation',
    posted: options.posted,
    initial: VIDEO_CONSULTATION_INITIAL,
    problems: (values) => {
      const { today, known } = visitorOf(values);
      return videoConsultationProblems(values, today, known);
    },
    payload: (values) => videoConsultationPayload(values, { time_zone: visitorOf(values).time_zone }),
    serverFields: VIDEO_CONSULTATION_SERVER_FIELDS,
    success: options.onAccepted,
  });
  return { ...form, visitor: visitorOf(form.values) };
}
