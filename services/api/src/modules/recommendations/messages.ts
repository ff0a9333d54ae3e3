import { defineMessages } from '@ayana/contracts/language';

/** Why a recommendation was refused. */
export const RECOMMENDATION_MESSAGES = defineMessages('api/recommendations', {
  unknown_hospital: 'There is no such hospital, or it is not active.',
  unknown_doctor: 'There is no such doctor, or they are not active.',
  recommended_already: 'This treatment has that recommendation already. Please change it instead.',
  nothing_to_change: 'Please change something.',
});
