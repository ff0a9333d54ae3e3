import { type WeekEvent, WeekGrid, type WeekGridProps } from '@ayana/shared-ui/calendar';
import { useState } from 'react';

import { Specimen } from '../specimen';

const NOW = new Date('2026-11-25T06:00:00Z');
const CHENNAI = { zone: 'Asia/Kolkata', place: 'Chennai' };
const NAIROBI = { zone: 'Africa/Nairobi', place: 'Nairobi' };

/** Times in India: `24 10:00` is 24 November 2026. */
function entry(id: number, from: string, to: string, title: string, more: Partial<WeekEvent> = {}): WeekEvent {
  const at = (text: string): Date => new Date(`2026-11-${text.replace(' ', 'T')}:00+05:30`);
  return { id: String(id), start: at(from), end: at(to), title, href: '#screens', ...more };
}
const ENTRIES: readonly WeekEvent[] = [
  entry(1, '24 10:00', '24 10:45', 'Sample Person', { note: 'Dr Sample, Video' }),
  entry(2, '24 10:30', '24 11:00', 'Visarechtsangelegenheitsbescheinigung', { note: 'Dr Sample, Phone' }),
  entry(3, '25 14:00', '25 14:45', 'Another Person', { note: 'Dr Sample, Video', mark: 'Cancelled' }),
  ...[5, 6, 7, 8].map((id) => entry(id, '27 09:00', '27 09:30', `Sample ${id}`)),
  entry(4, '26 19:30', '26 20:15', 'مريم الزبيدي', { note: 'Dr Sample, Video' }),
];

function Week(props: Partial<WeekGridProps>) {
  const [week, setWeek] = useState('2026-11-23');
  return (
    <WeekGrid
      label="Sample week"
      week={week}
      onWeek={setWeek}
      entries={week === '2026-11-23' ? ENTRIES : []}
      zones={[CHENNAI, NAIROBI]}
      now={NOW}
      moreHref={() => '#screens'}
      empty="No appointments in this week."
      {...props}
    />
  );
}

/** A week on two clocks, from right to left, on its way, and in a narrow place. */
export function WeekParts() {
  return (
    <>
      <Specimen name="WeekGrid: overlapping, cancelled, long words, an evening, a crowded time, two clocks">
        <Week />
      </Specimen>
      <Specimen name="WeekGrid: right to left, on its way">
        <div dir="rtl">
          <Week zones={[CHENNAI]} loading />
        </div>
      </Specimen>
      <Specimen name="WeekGrid: in a narrow place, and empty">
        <div style={{ maxInlineSize: 360 }}>
          <Week />
          <Week entries={[]} />
        </div>
      </Specimen>
    </>
  );
}
