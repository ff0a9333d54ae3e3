export { TimeRow, TripTimes, type TripTimesProps } from './trip-times';
export { TRIP_TIME_LABELS } from './labels';
