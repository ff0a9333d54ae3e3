import { postAction } from '../forms/post-action';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  'video-consultation': async () =>
    (await import('../features/consultations/posted-consultations')).postedVideoConsultation,
  booking: async () => (await import('../features/booking/posted-booking')).postedBooking,
});
