import type { TimeSlot } from '@ayana/contracts/consultations';
import { hasPassed, TIME_SLOTS } from '@ayana/contracts/consultations';
import { SlotPicker } from '@ayana/shared-ui';
import { useHour12 } from '@ayana/shared-ui/time';

import { CONSULTATION_MESSAGES } from '../messages';
import { slotText, slotTimes } from './slot-times';
import type { VisitorTimes } from './visitor-times';
import { zoneLabel } from './visitor-zone';

export interface SlotFieldProps {
  id: string;
  name: string;
  value: string;
  visitor: VisitorTimes;
  error: string | undefined;
  onChange: (slot: TimeSlot) => void;
}

const asSlot = (value: string): TimeSlot | null => TIME_SLOTS.find((slot) => slot === value) ?? null;

/**
 * Whether a time of today has passed. A chosen one stays and is reported on submit; a past day
 * is reported at the date field.
 */
const isOver = (slot: TimeSlot, { day, isToday, known }: VisitorTimes): boolean =>
  isToday && known !== null && hasPassed(day, slot, known.zone, known.now);

/** The eight slots, each in the visitor's and Chennai's time. */
export function SlotField({ id, name, value, visitor, error, onChange }: SlotFieldProps) {
  const { zone, day } = visitor;
  const hour12 = useHour12();
  return (
    <SlotPicker
      id={id}
      name={name}
      legend={CONSULTATION_MESSAGES.when}
      legendAsHeading
      hint={zone === null ? CONSULTATION_MESSAGES.one_clock : CONSULTATION_MESSAGES.two_clocks(zoneLabel(zone))}
      required
      error={error}
      value={asSlot(value)}
      onChange={onChange}
      slots={slotTimes(day, zone, hour12).map(({ slot, india }) => ({
        value: slot,
        disabled: slot !== value && isOver(slot, visitor),
        primary: slotText(slot, hour12),
        // Reserves the second line while the zone is unknown.
        secondary: india ?? '\u00a0',
        spoken: india === null ? slotText(slot, hour12) : CONSULTATION_MESSAGES.spoken(slotText(slot, hour12), india),
      }))}
    />
  );
}
