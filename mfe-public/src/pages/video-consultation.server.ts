import { postAction } from '../forms/post-action';

/** Answers the form where the browser sends it by itself. */
export const action = postAction({
  'video-consultation': async () =>
    (await import('../features/consultations/posted-consultations')).postedVideoConsultation,
  booking: async () => (await import('../features/booking/posted-booking')).postedBooking,
});
