import { UTC_OFFSETS } from '@ayana/contracts/places';
import { useState } from 'react';

import type { FreeConsultationValues } from './free-consultation-form';
import type { VisitorClock } from '../preferred-time/use-visitor-clock';
import { placeOfDevice } from '../preferred-time/visitor-zone';

export interface DeviceAnswers {
  /** The values with time zone and country from the device, where the visitor has not answered. */
  complete: (values: FreeConsultationValues) => FreeConsultationValues;
  /** A field the visitor changed or cleared is not filled in again. */
  onChanged: (field: string) => void;
}

/**
 * Fills in time zone and country from the device, where the visitor has not. They are not stored with the answers: they
 * make no draft, and another device has its own.
 */
export function useDeviceAnswers(clock: VisitorClock | null): DeviceAnswers {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const guess = clock?.device ? placeOfDevice(clock.device, clock.now, UTC_OFFSETS) : {};
  return {
    complete: (values) => {
      const filled = { ...values };
      for (const field of ['timezone', 'country'] as const)
        if (values[field] === '' && !own.has(field)) filled[field] = guess[field] ?? '';
      return filled;
    },
    onChanged: (field) => setOwn((before) => (before.has(field) ? before : new Set([...before, field]))),
  };
}
