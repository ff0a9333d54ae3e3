import { VIDEO_UTC_OFFSETS } from '@ayana/contracts/places';
import { useKeptForm } from '@ayana/portal-kit';
import type { FormAnswer, KeptForm } from '@ayana/portal-kit';

import type { Posted } from '../../../forms/posted';
import { useWebsiteForm } from '../../../forms/use-website-form';
import type { WebsiteForm } from '../../../forms/use-website-form';
import { useVisitorClock } from '../preferred-time/use-visitor-clock';
import { visitorTimes } from '../preferred-time/visitor-times';
import type { VisitorTimes } from '../preferred-time/visitor-times';
import {
  VIDEO_CONSULTATION_INITIAL,
  VIDEO_CONSULTATION_SERVER_FIELDS,
  videoConsultationPayload,
  videoConsultationProblems,
} from './video-consultation-form';
import type { VideoConsultationField } from './video-consultation-form';

export const videoControlId = (field: VideoConsultationField): string => `video-consultation-${field}`;

export interface VideoConsultation extends WebsiteForm<typeof VIDEO_CONSULTATION_INITIAL> {
  form: KeptForm<typeof VIDEO_CONSULTATION_INITIAL>;
  visitor: VisitorTimes;
}

/** The video consultation form, in a dialog or a page. */
export function useVideoConsultation(options: {
  onAccepted: (answer: FormAnswer) => void;
  /** The server's answer to a posted page form. */
  posted?: Posted | undefined;
}): VideoConsultation {
  const form = useKeptForm({
    name: 'video-consultation',
    version: 1,
    initial: VIDEO_CONSULTATION_INITIAL,
    posted: options.posted?.values,
  });
  const visitor = visitorTimes(useVisitorClock(), form.values, VIDEO_UTC_OFFSETS);
  const website = useWebsiteForm({
    type: 'video-consultation',
    action: '/video-consultation',
    posted: options.posted,
    form,
    problems: (values) => videoConsultationProblems(values, visitor.today, visitor.known),
    payload: (values) => videoConsultationPayload(values, { time_zone: visitor.time_zone }),
    serverFields: VIDEO_CONSULTATION_SERVER_FIELDS,
    controlId: videoControlId,
    onAccepted: options.onAccepted,
  });
  return { ...website, form, visitor };
}
