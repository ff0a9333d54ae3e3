import { CHECK_INS, HOSPITALS } from './case-rows.ts';
import { by, type Happening, only, USUAL } from './happening.ts';
import { DOCTOR, ofHospital, OFFICE } from './partner-happenings.ts';
import { PATIENT } from './patient-happenings.ts';
import { STAFF } from './staff-happenings.ts';

const CLOCK: readonly Happening[] = [
  ...by('clock', [
    [
      'lets open quotes lapse',
      (rows) => HOSPITALS.some((name) => rows.hospitals[name].quote === 'sent'),
      only(({ hospitals }) => {
        for (const name of HOSPITALS) if (hospitals[name].quote === 'sent') hospitals[name].quote = 'expired';
      }),
    ],
    [
      'brings a check-in',
      ({ check_ins }) => check_ins.planned && check_ins.due < CHECK_INS,
      only(({ check_ins }) => void (check_ins.due += 1)),
    ],
  ]),
  {
    who: 'case manager',
    words: 'case manager opens the case again',
    weight: USUAL,
    may: ({ journey }) => journey === 'closed',
    happen: only((rows) => void (rows.journey = 'open')),
  },
];

/** That what completed stages have set off is run. What it changes is the case’s own. */
export const QUEUE_RUNS = 'clock runs what waits in the queue';

/** Everything that can happen in a walk but `QUEUE_RUNS`. */
export const HAPPENINGS: readonly Happening[] = [
  ...PATIENT,
  ...STAFF,
  ...DOCTOR,
  ...HOSPITALS.flatMap(ofHospital),
  ...OFFICE,
  ...CLOCK,
];
