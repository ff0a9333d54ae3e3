import type { Role } from '@ayana/contracts/identity';

/** An invented user. Their surname, or their address, says that they are. */
export interface DemoPerson {
  first_name: string;
  last_name: string;
  /** Before the `@`. */
  mailbox: string;
  country: string;
  role: Role | null;
  /** Days ago. */
  opened: number;
  /** Days since the last sign-in; null for someone who never signed in. */
  seen: number | null;
  application?: DemoApplication;
  /** Days since an administrator took the role away. */
  role_taken?: number;
}

interface DemoApplication {
  account_kind: 'partner' | 'doctor';
  wanted_role: Role;
  organisation: string | null;
  message: string;
  /** Days since it was decided; null while it waits. */
  decided: number | null;
  status: 'pending' | 'given' | 'refused';
}

const person = (
  [first_name, last_name, mailbox, country]: readonly [string, string, string, string],
  role: Role | null,
  [opened, seen]: readonly [number, number | null],
  more: Pick<DemoPerson, 'application' | 'role_taken'> = {},
): DemoPerson => ({ first_name, last_name, mailbox, country, role, opened, seen, ...more });

const applied = (
  account_kind: DemoApplication['account_kind'],
  wanted_role: Role,
  organisation: string | null,
  message: string,
  [status, decided]: readonly [DemoApplication['status'], number | null] = ['pending', null],
): Pick<DemoPerson, 'application'> => ({
  application: { account_kind, wanted_role, organisation, message, status, decided },
});

/** People in every role and state: waiting, given, refused, with a role taken away, never signed in, with long and Arabic names. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person(['Amina', 'Demo-Otieno', 'amina.otieno', 'Kenya'], 'patient', [13, 0]),
  person(['Farid', 'Demo-Rahimi', 'farid.rahimi', 'Afghanistan'], 'patient', [11, 2]),
  person(['Chipo', 'Demo-Moyo', 'chipo.moyo', 'Zimbabwe'], 'patient', [9, 9]),
  person(['سارة', 'ديمو', 'sara.demo', 'Oman'], 'patient', [6, 1]),
  person(['Nino', 'Demo', 'nino', 'Georgia'], 'unverified_user', [2, 2]),
  person(
    ['Joaquim Maria', 'Demo de Albuquerque e Vasconcelos', 'joaquim.albuquerque', 'Mozambique'],
    'patient',
    [12, 4],
  ),
  person(['Rashid', 'Demo-Karim', 'rashid.karim', 'Bangladesh'], 'patient', [4, null]),
  person(['Leila', 'Demo-Haidari', 'leila.haidari', 'Iraq'], 'unverified_user', [1, null]),
  person(['Tomas', 'Demo-Desk', 'tomas.desk', 'India'], 'ayana_staff', [14, 0]),
  person(['Priya', 'Demo-Desk', 'priya.desk', 'India'], 'ayana_staff', [14, 1]),
  person(['Nadia', 'Demo-Lead', 'nadia.lead', 'India'], 'admin', [14, 3]),
  person(['Arun', 'Demo-Heart', 'arun.heart', 'India'], 'doctor', [10, 1], {
    ...applied('doctor', 'doctor', null, 'Heart surgeon, demo registration DM-0001.', ['given', 9]),
  }),
  person(['Meera', 'Demo-Joint', 'meera.joint', 'India'], null, [3, 3], {
    ...applied('doctor', 'doctor', null, 'Orthopaedic surgeon. I speak English, Tamil and some Arabic.'),
  }),
  person(['Devika', 'Demo-Eye', 'devika.eye', 'India'], null, [8, 6], {
    ...applied('doctor', 'doctor', null, 'Please list me.', ['refused', 7]),
  }),
  person(['Kamal', 'Demo-Rooms', 'kamal.rooms', 'India'], 'partner/lodging', [12, 2], {
    ...applied('partner', 'partner/lodging', 'Demo Guest House near the Lake', 'Twelve rooms with a kitchen each.', [
      'given',
      11,
    ]),
  }),
  person(['Sunita', 'Demo-Visa', 'sunita.visa', 'India'], 'partner/travel_visa', [9, 5], {
    ...applied('partner', 'partner/travel_visa', 'Demo Visa Office', 'Medical visas for eight countries.', [
      'given',
      8,
    ]),
  }),
  person(['Ibrahim', 'Demo-Cars', 'ibrahim.cars', 'India'], 'partner/logistics', [10, 10]),
  person(['Grace', 'Demo-Hospital', 'grace.hospital', 'India'], null, [2, 0], {
    ...applied(
      'partner',
      'partner/hospital',
      'Demo Institute of Advanced Cardiac, Orthopaedic and Neurological Sciences and Research',
      'We would like to receive your patients. A team of forty, two hundred beds, interpreters for six languages.',
    ),
  }),
  person(['Olga', 'Demo-Travel', 'olga.travel', 'Uzbekistan'], null, [0, 0], {
    ...applied('partner', 'partner/travel_visa', 'Demo Travel Tashkent', 'Сопровождаем пациентов из Узбекистана.'),
  }),
  person(['Bilal', 'Demo-Trade', 'bilal.trade', 'Pakistan'], null, [7, 7], {
    ...applied('partner', 'partner', 'Demo Trade', 'Anything you need.', ['refused', 6]),
  }),
  person(['Lata', 'Demo-Lab', 'lata.lab', 'India'], 'laboratory_partner', [11, 3]),
  person(['Gopal', 'Demo-Pharmacy', 'gopal.pharmacy', 'India'], 'pharmacy_partner', [11, null]),
  person(['Samir', 'Demo-Former', 'samir.former', 'India'], null, [14, 8], { role_taken: 5 }),
];
