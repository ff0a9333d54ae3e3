import { loadAbout } from '../features/consultations/load-about';
import { postAction } from '../forms/post-action';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  consultation: async ({ url, signal }) => {
    const { postedFreeConsultation } = await import('../features/consultations/posted-consultations');
    return postedFreeConsultation(await loadAbout(new URL(url).searchParams, signal));
  },
});
