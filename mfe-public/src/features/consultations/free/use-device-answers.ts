import { UTC_OFFSETS } from '@ayana/contracts/places';
import type { KeptForm } from '@ayana/portal-kit';
import { useState } from 'react';

import type { FreeConsultationField, FreeConsultationValues } from './free-consultation-form';
import type { VisitorClock } from '../preferred-time/use-visitor-clock';
import { placeOfDevice } from '../preferred-time/visitor-zone';

type Form = Pick<KeptForm<FreeConsultationValues>, 'values' | 'set'>;

export interface DeviceAnswers extends Form {
  /** The fields filled in from the device, not by the visitor. */
  guessed: ReadonlySet<FreeConsultationField>;
}

/**
 * Fills in time zone and country from the device, where the visitor has not. They are not stored with the answers: they
 * make no draft, and another device has its own.
 */
export function useDeviceAnswers({ values, set }: Form, clock: VisitorClock | null): DeviceAnswers {
  const [own, setOwn] = useState<ReadonlySet<FreeConsultationField>>(new Set());
  const guess = clock?.device ? placeOfDevice(clock.device, clock.now, UTC_OFFSETS) : {};
  const guessed = new Set<FreeConsultationField>();
  const filled = { ...values };
  for (const field of ['timezone', 'country'] as const) {
    const value = guess[field];
    if (value === undefined || values[field] !== '' || own.has(field)) continue;
    filled[field] = value;
    guessed.add(field);
  }
  return {
    values: filled,
    guessed,
    set: (field, value) => {
      // A field the visitor changed or cleared is not filled in again.
      setOwn((before) => (before.has(field) ? before : new Set([...before, field])));
      set(field, value);
    },
  };
}
