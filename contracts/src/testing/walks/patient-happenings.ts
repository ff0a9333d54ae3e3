import { canChoose, HOSPITALS, missingPapers } from './case-rows.ts';
import { accept, withdraw } from './endings.ts';
import { type Act, by, only } from './happening.ts';

/** What a patient can do. */
export const PATIENT = by('patient', [
  [
    'sends a paper that was asked for',
    (rows) => missingPapers(rows).length > 0,
    only((rows) => {
      const [paper] = missingPapers(rows);
      if (paper !== undefined) paper.state = 'uploaded';
    }),
  ],
  [
    'sends a paper that nobody asked for',
    ({ papers }) => papers.every(({ kind }) => kind !== 'follow_up'),
    only(({ papers }) => papers.push({ kind: 'follow_up', state: 'uploaded' })),
  ],
  ...HOSPITALS.flatMap((name): Act[] => [
    [
      `accepts the quote of ${name}`,
      (rows) => canChoose(rows) && rows.hospitals[name].quote === 'sent',
      only((rows) => accept(rows, name)),
    ],
    [
      `declines the quote of ${name}`,
      (rows) => canChoose(rows) && rows.hospitals[name].quote === 'sent',
      only(({ hospitals }) => void (hospitals[name].quote = 'declined')),
    ],
  ]),
  ['books a flight', ({ flight }) => flight === 'none', only((rows) => void (rows.flight = 'booked'))],
  ['books the flight home', (rows) => rows.home_flight === 'none', only((rows) => void (rows.home_flight = 'booked'))],
  ['gives the passport', ({ hasPassport }) => !hasPassport, only((rows) => void (rows.hasPassport = true))],
  [
    'withdraws the request',
    ({ isWithdrawn, stay, stages }) => !isWithdrawn && (stay === 'none' || stay === 'expected') && !stages.has(8),
    only(withdraw),
  ],
  [
    'answers a check-in',
    ({ check_ins }) => check_ins.due > check_ins.answered,
    only(({ check_ins }) => void (check_ins.answered += 1)),
  ],
]);
