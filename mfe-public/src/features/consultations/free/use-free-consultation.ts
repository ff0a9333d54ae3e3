import { UTC_OFFSETS } from '@ayana/contracts/places';
import type { FormAnswer } from '@ayana/portal-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { consultationPath } from '../../../forms/consultation-about';
import type { ConsultationAbout } from '../../../forms/consultation-about';
import type { FilesField } from '../../../forms/files/use-form-files';
import type { Posted } from '../../../forms/posted';
import { type PageForm, usePageForm } from '../../../forms/use-page-form';
import { keptTrip } from '../../../trip/kept-trip';
import { useVisitorClock } from '../preferred-time/use-visitor-clock';
import { visitorTimes } from '../preferred-time/visitor-times';
import type { VisitorTimes } from '../preferred-time/visitor-times';
import { receivedPage } from '../received-page';
import {
  FREE_CONSULTATION_INITIAL,
  FREE_CONSULTATION_SERVER_FIELDS,
  freeConsultationPayload,
  freeConsultationProblems,
} from './free-consultation-form';
import type { FreeConsultationField, FreeConsultationValues } from './free-consultation-form';
import { stepOf, stepOfDraft } from './free-consultation-steps';
import type { Step } from './free-consultation-steps';
import { useDeviceAnswers } from './use-device-answers';
import { useSteps } from './use-steps';
import type { Steps } from './use-steps';

export const freeControlId = (field: FreeConsultationField | FilesField): string => `free-consultation-${field}`;

/** The id of a step's name, which gets the focus when the step is shown. */
export const freeStepId = (step: Step): string => `free-consultation-step-${step}`;

export interface FreeConsultation extends PageForm<FreeConsultationValues> {
  visitor: VisitorTimes;
  steps: Steps;
  /** Shows a field's step and focuses the field. */
  reveal: (field: FreeConsultationField | FilesField) => void;
}

/**
 * The free consultation form, in a dialog or a page, in two steps; its treatment and hospital are preselected. After
 * success the confirmation page opens.
 */
export function useFreeConsultation(options: {
  onAccepted: (answer: FormAnswer) => void;
  about: ConsultationAbout;
  /** Awaited before the confirmation page opens. */
  beforeLeaving?: () => Promise<void>;
  /** The server's answer to a posted page form. */
  posted?: Posted | undefined;
}): FreeConsultation {
  const navigate = useNavigate();
  const { procedure = '', destination } = options.about;
  const clock = useVisitorClock();
  const visitorOf = (values: FreeConsultationValues) => visitorTimes(clock, values, UTC_OFFSETS);
  const steps = useSteps(options.posted !== undefined);
  const reveal = (field: FreeConsultationField | FilesField): void => steps.show(stepOf(field), freeControlId(field));
  const form = usePageForm({
    type: 'consultation',
    takesFiles: true,
    action: consultationPath(options.about),
    posted: options.posted,
    initial: { ...FREE_CONSULTATION_INITIAL, procedure },
    ...useDeviceAnswers(clock),
    problems: (values) => {
      const { today, known } = visitorOf(values);
      return freeConsultationProblems(values, today, known);
    },
    payload: (values) =>
      freeConsultationPayload(values, {
        time_zone: visitorOf(values).time_zone,
        destination_preference: destination,
        trip_estimate: keptTrip()?.text,
      }),
    serverFields: FREE_CONSULTATION_SERVER_FIELDS,
    controlId: freeControlId,
    part:
      steps.shown === 1 ? { has: (field) => stepOf(field) === 1, onRight: () => steps.show(2, freeStepId(2)) } : null,
    reveal,
    success: null,
    onAccepted: (answer) => {
      steps.restart();
      options.onAccepted(answer);
      const page = receivedPage(answer);
      if (page !== null) void Promise.resolve(options.beforeLeaving?.()).then(() => navigate(page));
    },
  });
  const { ready, values, fill } = form;
  if (ready) steps.begin(stepOfDraft(values));
  // An earlier draft may have another treatment: the current page's treatment wins.
  useEffect(() => {
    if (ready && procedure !== '') fill('procedure', procedure);
  }, [ready, fill, procedure]);
  return { ...form, visitor: visitorOf(values), steps, reveal };
}
