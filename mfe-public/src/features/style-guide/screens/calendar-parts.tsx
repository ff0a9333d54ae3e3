import { Agenda, Calendar, WeeklyHours } from '@ayana/shared-ui/calendar';
import { useState } from 'react';

import { Pair, Specimen } from '../specimen';

const TODAY = '2026-12-10';

/** Marks that can be changed, and the same month to read only. */
export function CalendarParts() {
  const [marked, setMarked] = useState<readonly string[]>(['2026-12-25', '2027-01-26']);
  const entries = marked.map((date) => ({ id: date, date, title: 'Everyone is off' }));
  return (
    <Specimen name="Calendar, Agenda, WeeklyHours">
      <Pair>
        <Calendar label="Holidays" marked={marked} mark="holiday" onChange={setMarked} quiet={[7]} today={TODAY} />
        <Agenda
          label="Holidays from today"
          entries={entries}
          empty="No holiday is ahead."
          onRemove={({ date }) => setMarked(marked.filter((each) => each !== date))}
        />
        <Calendar label="To read only" marked={marked} mark="holiday" today={TODAY} />
        <Agenda label="None" entries={[]} empty="No holiday is ahead." />
        <WeeklyHours
          label="Hours with a break"
          zone="Asia/Kolkata"
          hours={(day) =>
            day > 5
              ? []
              : [
                  { opens: 540, closes: 780 },
                  { opens: 840, closes: 1440 },
                ]
          }
        />
        <WeeklyHours label="Closed" zone="America/Argentina/ComodRivadavia" hours={() => []} />
      </Pair>
    </Specimen>
  );
}
