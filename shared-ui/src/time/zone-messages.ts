import { defineMessages } from '@ayana/contracts/language';

/** Words of times at other places. */
export const messages = defineMessages('shared-ui/time/zones', {
  inPlace: (time: string, place: string): string => `${time} in ${place}`,
  pageClock: (place: string): string => `Times are those of ${place}, now`,
  place: (place: string): string => `In ${place}`,
  range: (from: string, to: string): string => `${from} to ${to}`,
  same: 'the same time',
  behind: (time: string): string => `${time} behind`,
  ahead: (time: string): string => `${time} ahead`,
});
