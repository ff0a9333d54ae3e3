import { api, outcomeOf, sendForm } from '@ayana/portal-kit';

import { customPostedForm } from '../../forms/posted-form';
import type { PostedForm } from '../../forms/posted-form';
import { asKind, BOOKING_INITIAL, BOOKING_SERVER_FIELDS, bookingPayload, bookingProblems } from './booking-form';

/** The booked doctor, in a hidden field beside the visible ones. */
const INITIAL = { ...BOOKING_INITIAL, doctor: '' };

/** The booking form when the browser posts it itself: the server holds the time and books it at once. */
export const postedBooking: PostedForm = customPostedForm({
  initial: INITIAL,
  // The time was not held before.
  problems: (values) => bookingProblems({ ...values, slotId: values.slotId || values.startsAt }),
  serverFields: BOOKING_SERVER_FIELDS,
  confirms: ['startsAt', 'kind'],
  send: async (values, key) => {
    try {
      const { data } = await api.POST('/doctors/{id}/holds', {
        params: { path: { id: values.doctor } },
        body: { starts_at: values.startsAt, kind: asKind(values.kind), holder_key: key },
      });
      const held = { ...values, slotId: data?.slot_id ?? '' };
      return await sendForm('video-consultation', bookingPayload(held, null), key);
    } catch (error) {
      return outcomeOf(error);
    }
  },
});
