import { defineMessages } from '../language/index.ts';

/** Support hours in New York's zone, hours of the day (spec section 9). Days follow `Date.getDay`, Sunday is 0. */
export const SUPPORT_HOURS = defineMessages('contracts/brand/support-hours', {
  time_zone: 'America/New_York',
  text: 'Mon-Fri 8AM-8PM EST, Sat 9AM-5PM, Sun 10AM-4PM',
  days: [
    [10, 16],
    [8, 20],
    [8, 20],
    [8, 20],
    [8, 20],
    [8, 20],
    [9, 17],
  ],
});
