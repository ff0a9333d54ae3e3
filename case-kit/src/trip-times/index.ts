export {
  instantsOf,
  NO_TIMES,
  tripTimeProblems,
  tripTimesOf,
  type TripTimeValues,
  tripZones,
} from './trip-time-values';
export { TimeRow, TripTimes } from './trip-times';
export { TRIP_TIME_LABELS } from './labels';
