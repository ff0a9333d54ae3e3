export {
  clockKey,
  clockTime,
  dayKey,
  daysApart,
  dayText,
  dayWord,
  duration,
  fullMoment,
  relativeTime,
  shortDate,
  shortMoment,
  type Zone,
} from './format';
export { DateText, dateText, LiveDate, Moment, momentText } from './date-text';
export { ClockLine } from './clock-line';
export { deviceZone } from './device-zone';
export { namedClock, pageClock, setPageClock } from './page-clock';
export { LocalHour, type LocalHourProps } from './local-hour';
export { TwoZoneTime, type TwoZoneTimeProps } from './two-zone-time';
export { useEvery } from './use-every';
export { useHour12 } from './use-hour12';
export { useNow } from './use-now';
export { differenceText, inPlace, goodHourChange, isGoodHour, twoZoneText } from './zones';
