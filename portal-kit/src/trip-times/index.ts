export { instantsOf, NO_TIMES, tripTimeProblems, tripTimesOf, type TripTimeValues, tripZones } from './trip-times';
