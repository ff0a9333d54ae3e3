import { DEMO_ACCOUNTS, type Role } from '@ayana/contracts/identity';
import { DOCUMENT_KINDS } from '@ayana/contracts/journey';
import type { StoreAddress } from '@ayana/contracts/releases';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { openStore, storedPath } from '../../platform/files/file-store.js';
import { addRows } from '../rows.js';
import { SeededRandom } from '../random.js';
import { billRows } from './bill-rows.js';
import { CaseClock, DAY, HOUR } from './case-clock.js';
import type { DemoAccounts, DemoCase, DemoHospital, DemoTeam, DemoTreatment, TableRows } from './demo-case.js';
import { planOf, stageOf } from './case-plan.js';
import { joinDoctors } from './demo-doctors.js';
import { addDoctorDays } from './doctor-rows.js';
import { seedConsultations } from './consultation-rows.js';
import { demoDischarge, dischargeRows } from './discharge-rows.js';
import { credentialRows } from './credential-rows.js';
import { demoFiles } from './demo-files.js';
import { joinOrganisations } from './demo-organisations.js';
import { incomingRows } from './incoming-rows.js';
import { intakeRows } from './intake-rows.js';
import { journeyRows } from './journey-rows.js';
import { orderRows } from './order-rows.js';
import { letterRows } from './letter-rows.js';
import { type FileToStore, paperRows } from './paper-rows.js';
import { demoSigner, signatureRows } from './signature-rows.js';
import { DEMO_PATIENTS, type DemoPatient } from './patients.js';
import { DEMO_TREATMENTS } from './stage-facts.js';
import { stayLifeRows } from './stay-life-rows.js';
import { organisationRows } from './organisation-rows.js';
import { talkRows } from './talk-rows.js';
import { templateRows } from './template-rows.js';
import { travelRows } from './travel-rows.js';
import { workRows } from './work-rows.js';
import { withWorkTalks, type WorkOwners, workOwners } from './work-talk-rows.js';

const SEED = 'case-life';
/** In the order in which they refer to each other. */
const TABLES = [
  'treatment_requests',
  'patient_journeys',
  'journey_entries',
  'journey_tasks',
  'journey_automations',
  'assignments',
  'record_grants',
  'medical_opinions',
  'quotes',
  'quote_lines',
  'case_payments',
  'admissions',
  'bills',
  'bill_lines',
  'files',
  'documents',
  'stay_consent_texts',
  'stay_checks',
  'stay_consents',
  'stay_notes',
  'stay_follow_ups',
  'discharge_summaries',
  'visa_letters',
  'paper_requests',
  'record_accesses',
  'laboratory_orders',
  'laboratory_results',
  'prescriptions',
  'prescription_items',
  'prescription_queries',
  'prescription_deliveries',
  'prescription_signatures',
  'kept_papers',
  'threads',
  'messages',
  'message_reads',
  'incoming_messages',
  'message_templates',
  'patient_notifications',
  'patient_details',
  'health_summaries',
  'companions',
  'travel_legs',
  'form_c_filings',
  'visa_applications',
  'check_ins',
  'price_items',
  'change_proposals',
  'proposed_doctors',
  'credentials',
] as const;

/** What a seed of cases needs. */
export interface CaseSeed {
  ids: Ids;
  now: Date;
  /** Where papers go. */
  files: StoreAddress;
}

/** Forty invented patients over all ten stages, relative to today, with work for every demo account: once. */
export async function seedCaseLife(client: Client, { ids, now, files }: CaseSeed): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const accounts = await demoAccounts(client);
  const [treatments, hospitals] = await Promise.all([demoTreatments(client), demoHospitals(client)]);
  const [ownHospital] = hospitals;
  if (ownHospital === undefined) throw new Error('The catalogue has no hospitals');
  const organisations = await joinOrganisations(client, accounts.team, ownHospital, now);
  const team: DemoTeam = Object.assign({ organisations }, accounts.team);
  const people = await addPatients(client, ids, now, accounts.patient);
  const { rows: numbers } = await client.query<{ case_number: string }>(
    'select next_case_number() as case_number from generate_series(1, $1)',
    [people.length],
  );
  const plans = people.map((_, index) => planOf(index, treatments, hospitals));
  const fields = new Set(plans.map(({ treatment }) => treatment.department));
  const doctors = await joinDoctors(client, ids, now, fields, {
    hospital: ownHospital,
    account: team.doctor,
    hospitals,
  });
  const cases = people.map((patient, index) => {
    const plan = plans[index] ?? raise('A case has no plan');
    return Object.assign(caseOf(patient, index, now, team), plan, {
      doctor: doctors.get(plan.treatment.department) ?? raise('A case has no doctor'),
      request_id: ids.next(),
      journey_id: ids.next(),
      case_number: numbers[index]?.case_number ?? raise('A case has no number'),
      nextId: () => ids.next(),
    });
  });
  const credentials = await credentialRows(ids, now, team, ownHospital);
  const incoming = incomingRows(ids, now, people[1] ?? raise('There are no demo patients'));
  const intake = intakeRows(ids, now, {
    staff: team.case_managers[0] ?? raise('There are no demo staff'),
    treatment: treatments[0] ?? raise('The catalogue has no treatments with prices'),
  });
  await storeFiles(files, [...credentials.files, ...incoming.files, ...intake.files]);
  for (const { table, rows } of intake.tables) await addRows(client, table, rows);
  await addCases(client, cases, { files, owners: workOwners(team, ownHospital.partner_id) }, [
    templateRows(ids, now),
    ...organisationRows(ids, now, team, ownHospital),
    ...credentials.tables,
    ...incoming.tables,
  ]);
  await seedConsultations(client, { ids, now }, { patient: accounts.patient, doctor: accounts.team.doctor });
  await addDoctorDays(client, ids, team.doctor, now);
}

const raise = (message: string): never => {
  throw new Error(message);
};

async function addCases(
  client: Client,
  cases: readonly DemoCase[],
  { files: address, owners }: { files: StoreAddress; owners: WorkOwners },
  shared: readonly TableRows[],
): Promise<void> {
  const fileOf = await demoFiles(DOCUMENT_KINDS);
  const author = await nameOf(client, cases[0]?.team.hospital);
  const works = cases.map((demo) => workRows(demo));
  const discharges = await Promise.all(cases.map((demo, at) => demoDischarge(demo, works[at] ?? [], author)));
  const papers = cases.map((demo, at) =>
    paperRows(demo, (kind) => (kind === 'discharge_summary' ? discharges[at]?.file : undefined) ?? fileOf(kind)),
  );
  const stays = stayLifeRows(cases, works);
  const orders = cases.map((demo) => orderRows(demo));
  const signer = await demoSigner(client, cases[0]?.doctor ?? '');
  const signatures = cases.map((demo, at) => signatureRows(demo, orders[at] ?? [], signer));
  await storeFiles(
    address,
    [...papers, ...signatures, stays].flatMap(({ files }) => files),
  );
  const tables: TableRows[] = [
    ...shared,
    ...cases.flatMap((demo, at) => {
      const work = works[at] ?? [];
      const papersOf = papers[at]?.tables ?? [];
      const letters = letterRows(demo, [...work, ...papersOf]);
      return [
        ...journeyRows(demo),
        ...withWorkTalks(demo, [...work, ...(orders[at] ?? [])], owners),
        ...letters,
        ...billRows(demo, work),
        ...dischargeRows(discharges[at] ?? null, papersOf),
        ...(signatures[at]?.tables ?? []),
        ...talkRows(demo),
        ...travelRows(demo, work),
      ];
    }),
    ...papers.flatMap(({ tables: each }) => each),
    ...stays.tables,
  ];
  for (const table of TABLES) {
    const rows = tables.filter((each) => each.table === table).flatMap((each) => each.rows);
    await addRows(client, table, rows);
  }
}

async function nameOf(client: Client, account: string | undefined): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select name from users where id = $1', [account]);
  return rows[0]?.name ?? '';
}

async function storeFiles(address: StoreAddress, files: readonly FileToStore[]): Promise<void> {
  const store = await openStore(address);
  for (const { storage_key, bytes } of files) await store.files.write(storedPath(storage_key), bytes);
}

/** Four cases a stage. The demo account of a patient is the first: two quotes to choose from. */
function caseOf(patient: DemoPatient & { id: string }, index: number, now: Date, team: DemoTeam) {
  const stage = stageOf(index);
  const random = new SeededRandom(`demo case ${index}`);
  // Those at home have been asked how they are.
  const clock = new CaseClock(now, stage, random.between(3, 40) * HOUR + (stage >= 9 ? 5 * DAY : 0));
  const case_manager_id = team.case_managers[index % team.case_managers.length] ?? raise('There are no demo staff');
  return { index, random, clock, stage, patient, case_manager_id, team };
}

/** Accounts without a password: nobody signs in with them, but for the first, the demo account of a patient. */
async function addPatients(client: Client, ids: Ids, now: Date, account: string) {
  const people = DEMO_PATIENTS.map((patient, index) =>
    Object.assign({ id: index === 0 ? account : ids.next() }, patient),
  );
  const opened = new Date(now.getTime() - 160 * DAY);
  const users = people.slice(1).map((person) => ({
    id: person.id,
    email: `${person.mailbox}@demo.ayana.test`,
    name: `${person.first_name} ${person.last_name}`,
    first_name: person.first_name,
    last_name: person.last_name,
    phone: '+1 555 0123',
    country: person.country,
    language: person.language,
    date_of_birth: `${person.born}-04-12`,
    role: 'patient',
    email_verified_at: opened,
    access_changed_at: opened,
    created_at: opened,
    updated_at: opened,
  }));
  await addRows(client, 'users', users);
  return people;
}

async function demoAccounts(client: Client): Promise<{ patient: string; team: DemoAccounts }> {
  const { rows } = await client.query<{ id: string; role: Role }>(
    'select id, role from users where email = any($1) and role is not null',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const idOf = (role: Role): string => rows.find((row) => row.role === role)?.id ?? raise(`There is no demo ${role}`);
  return {
    patient: idOf('patient'),
    team: {
      case_managers: [idOf('ayana_staff'), idOf('admin'), idOf('super_admin')],
      doctor: idOf('doctor'),
      hospital: idOf('partner/hospital'),
      visa: idOf('partner/travel_visa'),
      logistics: idOf('partner/logistics'),
      lodging: idOf('partner/lodging'),
      laboratory: idOf('laboratory_partner'),
      pharmacy: idOf('pharmacy_partner'),
      partner: idOf('partner'),
    },
  };
}

/** The treatments of the demo's patients, in the order of the plan. */
async function demoTreatments(client: Client): Promise<DemoTreatment[]> {
  const { rows } = await client.query<DemoTreatment>(
    `select id, name, department, india_usd_min, india_usd_max from treatments
     where is_active and india_usd_min is not null and slug = any($1) order by array_position($1, slug::text)`,
    [DEMO_TREATMENTS],
  );
  return rows;
}

async function demoHospitals(client: Client): Promise<DemoHospital[]> {
  const { rows } = await client.query<DemoHospital>(
    `select distinct on (hospital.partner_id) hospital.id, hospital.partner_id, hospital.hospital_name, hospital.summary, hospital.departments,
       coalesce(city.name, 'Chennai') as city,
       (select coalesce(jsonb_agg(jsonb_build_object('id', doctor.id, 'specialization', doctor.specialization) order by doctor.id), '[]')
        from doctors doctor where doctor.hospital_id = hospital.id) as doctors
     from partner_hospitals hospital
     join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
     left join cities city on city.id = hospital.city_id
     order by hospital.partner_id limit 12`,
  );
  return rows;
}
