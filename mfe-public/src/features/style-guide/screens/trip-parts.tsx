import { TripTimes } from '@ayana/case-kit/trip-times';
import { useState } from 'react';

import { Pair, Specimen } from '../specimen';

const ZONES = ['Asia/Kolkata', 'Africa/Nairobi', 'America/Argentina/ComodRivadavia'];
const EMPTY = { day: '', time: '', zone: 'Asia/Kolkata', end_day: '', end_time: '', end_zone: '' };
const FLIGHT = {
  day: '2026-12-10',
  time: '21:35',
  zone: 'Africa/Nairobi',
  end_day: '2026-12-11',
  end_time: '06:20',
  end_zone: 'Asia/Kolkata',
};

function useSample(initial: Readonly<Record<string, string>>, errors: Readonly<Record<string, string>> = {}) {
  const [values, setValues] = useState(initial);
  return {
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        setValues({ ...values, [name]: currentTarget.value }),
    }),
    errorOf: (name: string) => errors[name],
  };
}

/** On two clocks, on one that is named, and with what is wrong. */
export function TripParts() {
  const flight = useSample(FLIGHT);
  const visit = useSample(EMPTY);
  const wrong = useSample(EMPTY, { day: 'Please choose a day.', time: 'Please enter a time.' });
  return (
    <Specimen name="TripTimes">
      <Pair>
        <TripTimes form={flight} zones={{ start: ZONES, end: ZONES }} maySameZone />
      </Pair>
      <Pair>
        <TripTimes form={visit} hasEnd={false} hint="On the clock of Chennai." />
      </Pair>
      <Pair>
        <TripTimes form={wrong} hasEnd={false} zones={{ start: ZONES, end: [] }} />
      </Pair>
    </Specimen>
  );
}
