import { instantAt } from '@ayana/contracts/places';
import { addDays } from '@ayana/shared-ui/calendar';
import type { RotaDetail } from '../types';

type Turn = RotaDetail['calendar'][number];

export interface TurnBar {
  turn: Turn;
  /** Of the week, from 0 to 1. */
  start: number;
  length: number;
}

/** The turns of a week that begins on a day, by the clock of a zone. */
export function barsOfWeek(day: string, zone: string, calendar: readonly Turn[]): TurnBar[] {
  const from = instantAt(day, 0, zone).getTime();
  const whole = instantAt(addDays(day, 7), 0, zone).getTime() - from;
  return calendar.flatMap((turn) => {
    const start = Math.max(0, (Date.parse(turn.from_at) - from) / whole);
    const end = Math.min(1, (Date.parse(turn.until_at) - from) / whole);
    return end > start ? [{ turn, start, length: end - start }] : [];
  });
}
