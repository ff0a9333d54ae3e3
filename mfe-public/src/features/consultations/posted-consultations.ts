import { SENT_FRAGMENT } from '@ayana/contracts/consultations';
import { UTC_OFFSETS, VIDEO_UTC_OFFSETS } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';

import { postedForm } from '../../forms/posted-form';
import type { PostedForm } from '../../forms/posted-form';
import type { ConsultationAbout } from '../../forms/consultation-about';
import {
  FREE_CONSULTATION_INITIAL,
  FREE_CONSULTATION_SERVER_FIELDS,
  freeConsultationPayload,
  freeConsultationProblems,
} from './free/free-consultation-form';
import {
  VIDEO_CONSULTATION_INITIAL,
  VIDEO_CONSULTATION_SERVER_FIELDS,
  videoConsultationPayload,
  videoConsultationProblems,
} from './video/video-consultation-form';
import { receivedPage } from './received-page';
import { ianaZoneBehind, visitorZone } from './preferred-time/visitor-zone';
import type { ZoneChoice } from './preferred-time/visitor-zone';

/** The zone where a day ends last, so that no one's current day is refused. */
const LAST_ZONE = 'Etc/GMT+12';

/** The visitor's zone from the answers: a posted form does not contain the device's. */
function choiceOf(
  { timezone, country }: { timezone: string; country: string },
  offered: readonly string[],
): ZoneChoice {
  return { timezone, country, device: null, offered, at: [new Date()] };
}

const todayOf = (choice: ZoneChoice): string => todayIn(visitorZone(choice) ?? LAST_ZONE, new Date());

/** The free consultation form when the browser posts it itself, with the page's treatment and hospital. */
export const postedFreeConsultation = ({ destination }: ConsultationAbout): PostedForm =>
  postedForm('consultation', {
    initial: FREE_CONSULTATION_INITIAL,
    problems: (values) => freeConsultationProblems(values, todayOf(choiceOf(values, UTC_OFFSETS))),
    payload: (values) =>
      freeConsultationPayload(values, {
        time_zone: ianaZoneBehind(choiceOf(values, UTC_OFFSETS)),
        destination_preference: destination,
      }),
    serverFields: FREE_CONSULTATION_SERVER_FIELDS,
    confirmedAt: (answer) => {
      const page = receivedPage(answer);
      return page === null ? null : page + SENT_FRAGMENT;
    },
  });

/** The same for the video consultation form. */
export const postedVideoConsultation: PostedForm = postedForm('video-consultation', {
  initial: VIDEO_CONSULTATION_INITIAL,
  problems: (values) => videoConsultationProblems(values, todayOf(choiceOf(values, VIDEO_UTC_OFFSETS))),
  payload: (values) =>
    videoConsultationPayload(values, { time_zone: ianaZoneBehind(choiceOf(values, VIDEO_UTC_OFFSETS)) }),
  serverFields: VIDEO_CONSULTATION_SERVER_FIELDS,
});
