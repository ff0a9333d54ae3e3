export { TimeRow, TripTimes, type TripTimesProps } from './trip-times';
