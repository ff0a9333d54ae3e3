import type { TimeSlot } from '@ayana/contracts/consultations';
import { TIME_SLOTS } from '@ayana/contracts/consultations';
import { SlotPicker } from '@ayana/shared-ui';

import { CONSULTATION_MESSAGES } from './messages';
import { slotTimes } from './slot-times';
import type { VisitorZone } from './use-visitor-zone';
import { zoneLabel } from './visitor-zone';

export interface SlotFieldProps {
  id: string;
  name: string;
  value: string;
  visitor: VisitorZone;
  error: string | undefined;
  onChange: (slot: TimeSlot) => void;
}

const asSlot = (value: string): TimeSlot | null => TIME_SLOTS.find((slot) => slot === value) ?? null;

/** The eight slots, each on the visitor's clock and on Chennai's. */
export function SlotField({ id, name, value, visitor, error, onChange }: SlotFieldProps) {
  const { zone, day } = visitor;
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
      slots={slotTimes(day, zone).map(({ slot, india }) => ({
        value: slot,
        primary: slot,
        // The second line's place is kept while the zone is not known yet.
        secondary: india ?? '\u00a0',
        spoken: india === null ? slot : CONSULTATION_MESSAGES.spoken(slot, india),
      }))}
    />
  );
}
