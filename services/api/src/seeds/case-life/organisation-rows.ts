import type { QuoteCategory } from '@ayana/contracts/journey';
import type { Ids } from '../../platform/clock/clock.js';
import { DAY } from './case-clock.js';
import type { DemoHospital, DemoTeam, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';

/** What one unit costs at the demo hospital, in whole US dollars. */
const PRICES: readonly (readonly [QuoteCategory, string, number])[] = [
  ['surgeon', 'Surgeon and team, joint replacement', 2400],
  ['surgeon', 'Surgeon and team, heart bypass', 3900],
  ['theatre', 'Operating theatre, an hour', 420],
  ['implant', 'Knee implant, cemented', 1850],
  ['implant', 'Drug-eluting stent', 640],
  ['room', 'Single room with nursing, a day', 120],
  ['room', 'Intensive care, a day', 380],
  ['diagnostics', 'MRI with report', 190],
  ['diagnostics', 'Blood tests before an operation', 75],
  ['medicine', 'Medicines in hospital, a day', 45],
  ['physiotherapy', 'Physiotherapy, a session', 22],
  ['food_and_stay_of_attendant', 'Bed and meals of an attendant, a day', 28],
];

/** The price sheet of the demo hospital, and a change of its public page and a doctor that it proposes: both wait for the staff. */
export function organisationRows(
  ids: Ids,
  now: Date,
  team: Pick<DemoTeam, 'hospital'>,
  { id: partner_hospital_id, partner_id, summary, departments: [department] }: DemoHospital,
): TableRows[] {
  const proposed_at = new Date(now.getTime() - DAY / 4);
  return [
    {
      table: 'price_items',
      rows: PRICES.map(([category, label, dollars]) => ({
        id: ids.next(),
        partner_hospital_id,
        category,
        label,
        unit_price: dollars * 100,
        valid_from: dayOf(new Date(now.getTime() - 120 * DAY)),
        updated_by: team.hospital,
        created_at: now,
        updated_at: now,
      })),
    },
    {
      table: 'change_proposals',
      rows: [
        {
          id: ids.next(),
          subject_kind: 'hospital',
          subject_id: partner_hospital_id,
          partner_id,
          changes: {
            summary: {
              from: summary,
              to: 'A large hospital with one team for patients from abroad, from the first letter to the check-up at home.',
            },
          },
          note: 'We have a new team for patients from abroad since this month.',
          status: 'waiting',
          proposed_by: team.hospital,
          created_at: proposed_at,
          updated_at: proposed_at,
        },
      ],
    },
    {
      table: 'proposed_doctors',
      rows: [
        {
          id: ids.next(),
          partner_id,
          hospital_id: partner_hospital_id,
          full_name: 'Dr Demo Newcomer',
          entry: {
            title: 'Consultant (demo)',
            specialization: department,
            registration_number: 'DEMO-100200',
            council: 'Demo medical council',
            languages: ['English', 'Hindi'],
            practising_since: 2012,
            video_fee_usd: 40,
          },
          email: 'demo-newcomer@demo.ayana.test',
          note: 'Sees patients from abroad from next month on.',
          status: 'proposed',
          proposed_by: team.hospital,
          version: 1,
          created_at: proposed_at,
          updated_at: proposed_at,
        },
      ],
    },
  ];
}
