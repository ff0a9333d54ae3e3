import { messages } from './messages';

/** What the fields of `TripTimeValues` are called. */
export const TRIP_TIME_LABELS = {
  day: messages.day,
  time: messages.time,
  zone: messages.zone,
  end_day: messages.endDay,
  end_time: messages.endTime,
  end_zone: messages.endZone,
} as const;
