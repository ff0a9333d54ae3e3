import { postAction } from '../forms/post-action';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  check_in: async (request) => (await import('../features/check-in/posted-check-in')).postedCheckIn(request),
});
