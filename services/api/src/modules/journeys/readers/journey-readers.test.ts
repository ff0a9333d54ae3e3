import '../../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import { ASSIGNMENT_KINDS, type AssignmentKind, type CompanionPermission } from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { readerOf, readersOf } from './journey-readers.js';
import { assign as assignOn, userIdOf } from '../testing/journeys.js';

let api: TestApi;
let patientId: string;
let journeyId: string;
const [hospitalPartner, quoteId] = ['0198f000-0000-7000-8000-0000000000a1', '0198f000-0000-7000-8000-0000000000a2'];

const userOf = async (role: Role | null): Promise<CurrentUser> =>
  ({ id: await userIdOf(api, role), role }) as CurrentUser;
const database = () => api.app.get(Database).read();
const reads = async (user: CurrentUser) => {
  const { kinds, parts } = await readerOf(database(), user, journeyId);
  return { kinds, parts: [...parts].toSorted() };
};

const assign = (kind: AssignmentKind, to: { user?: string; partner?: string }, status?: string) =>
  assignOn(api, journeyId, kind, to, status);

beforeAll(async () => {
  api = await startApi();
  patientId = (await userOf('patient')).id;
  const begun = await api.call<{ id: string }>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id: patientId },
  });
  journeyId = begun.body.id;
  await api.database.rows(`insert into partners values ($1, 'A hospital', 'active', now())`, [hospitalPartner]);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.rows('delete from quotes');
  await api.database.rows('delete from assignments');
  await api.database.rows('delete from companions');
  await api.database.rows('delete from partner_members');
});

test('the patient and the case workers see all of it, everyone else nothing: the same 404 as none', async () => {
  expect((await reads(await userOf('patient'))).kinds).toEqual(['patient']);
  expect((await reads(await userOf('ayana_staff'))).kinds).toEqual(['case_worker']);
  for (const role of ['doctor', 'partner/hospital', 'unverified_user', 'laboratory_partner'] as const) {
    const user = await userOf(role);
    await expect(reads(user)).rejects.toMatchObject({ code: 'not_found' });
  }
});

/** By hand, from the table of the plan; not from the table under test. */
const SEEN: Record<AssignmentKind, { sees: readonly string[]; never: readonly string[] }> = {
  opinion: {
    sees: [
      'treatment',
      'age_band_and_sex',
      'health_history',
      'allergies',
      'current_medicines',
      'clinical_documents',
      'opinion',
      'own_quote',
      'own_orders',
    ],
    never: [
      'passport',
      'address',
      'quotes',
      'contact',
      'name',
      'messages',
      'accesses',
      'consultation_notes',
      'tests_and_results',
      'prescription_items',
    ],
  },
  referral: {
    sees: [
      'treatment',
      'age_band_and_sex',
      'health_history',
      'allergies',
      'current_medicines',
      'clinical_documents',
      'opinion',
      'own_quote',
    ],
    never: [
      'passport',
      'address',
      'quotes',
      'contact',
      'name',
      'messages',
      'accesses',
      'consultation_notes',
      'own_orders',
      'tests_and_results',
      'prescription_items',
    ],
  },
  visa_support: {
    sees: ['name', 'nationality', 'passport', 'visa_letter', 'dates', 'legs', 'visa'],
    never: ['clinical_documents', 'quotes', 'own_quote', 'opinion', 'contact', 'messages', 'consultation_notes'],
  },
  transport: {
    sees: ['name', 'party_size', 'legs', 'language', 'special_needs'],
    never: [
      'clinical_documents',
      'passport',
      'quotes',
      'own_quote',
      'opinion',
      'contact',
      'visa',
      'consultation_notes',
    ],
  },
  lodging: {
    sees: ['name', 'party_size', 'legs', 'language', 'special_needs'],
    never: [
      'clinical_documents',
      'passport',
      'quotes',
      'own_quote',
      'opinion',
      'contact',
      'visa',
      'consultation_notes',
    ],
  },
  lab_order: {
    sees: ['name', 'age', 'pregnancy', 'tests_and_results'],
    never: [
      'clinical_documents',
      'passport',
      'quotes',
      'legs',
      'prescription_items',
      'allergies',
      'health_history',
      'current_medicines',
      'consultation_notes',
    ],
  },
  prescription: {
    sees: ['name', 'age', 'weight', 'allergies', 'current_medicines', 'prescription_items'],
    never: [
      'clinical_documents',
      'passport',
      'quotes',
      'legs',
      'tests_and_results',
      'consultation_notes',
      'health_history',
      'pregnancy',
    ],
  },
};

test.each(ASSIGNMENT_KINDS)('an assignment of kind %s shows what its work needs, and nothing else', async (kind) => {
  const doctor = await userOf('doctor');
  await assign(kind, { user: doctor.id });
  const { kinds, parts } = await reads(doctor);
  expect(kinds).toEqual([kind]);
  expect(parts).toEqual(expect.arrayContaining([...SEEN[kind].sees]));
  expect(parts.filter((part) => SEEN[kind].never.includes(part))).toEqual([]);
  for (const part of ['clinical_documents', 'passport'] as const) {
    const hears = (await readersOf(database(), journeyId, part)).includes(doctor.id);
    expect([part, hears]).toEqual([part, SEEN[kind].sees.includes(part)]);
  }
});

test.each(['declined', 'cancelled'])('one that is %s shows nothing', async (status) => {
  const doctor = await userOf('doctor');
  await assign('opinion', { user: doctor.id }, status);
  await expect(reads(doctor)).rejects.toMatchObject({ code: 'not_found' });
});

test('everyone of a partner shares its work, and sees the patient’s name and contact once the quote is accepted', async () => {
  const person = await userOf('partner/hospital');
  const assignment = await assign('referral', { partner: hospitalPartner });
  await expect(reads(person)).rejects.toMatchObject({ code: 'not_found' });
  await api.database.rows('insert into partner_members values ($1, $2, now())', [person.id, hospitalPartner]);
  expect((await reads(person)).parts).not.toContain('contact');
  await api.database.rows(
    `insert into quotes (id, journey_id, assignment_id, partner_hospital_id, version, status, currency, valid_until, revision, created_at, updated_at)
     select $1, $2, $3, hospital.id, 1, 'accepted', 'USD', now(), 1, now(), now() from partner_hospitals hospital limit 1`,
    [quoteId, journeyId, assignment],
  );
  expect((await reads(person)).parts).toEqual(
    expect.arrayContaining(['name', 'contact', 'own_quote', 'admission', 'bills']),
  );
  expect((await reads(person)).parts).not.toContain('passport');
  expect(await readersOf(database(), journeyId, 'contact')).toContain(person.id);
  expect(await readersOf(database(), journeyId, 'quotes')).not.toContain(person.id);
});

test('a companion sees what the patient allows, until it is withdrawn', async () => {
  const companion = await userOf('unverified_user');
  const allow = (may: CompanionPermission[], accepted = 'now()', withdrawn = 'null') =>
    api.database.rows(
      `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, withdrawn_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid() || '@people.example', 'A son', 'Son', 'en', $3, ${accepted}, ${withdrawn}, 1, now(), now())`,
      [journeyId, companion.id, may],
    );
  await allow(['see_journey'], 'null');
  await expect(reads(companion)).rejects.toMatchObject({ code: 'not_found' });
  await allow(['see_journey'], 'now()', 'now()');
  await expect(reads(companion)).rejects.toMatchObject({ code: 'not_found' });
  await allow(['see_journey']);
  const { kinds, parts } = await reads(companion);
  expect(kinds).toEqual(['companion']);
  expect(parts).toEqual(expect.arrayContaining(['stages', 'timeline']));
  for (const hidden of ['clinical_documents', 'passport', 'quotes', 'messages', 'contact'] as const)
    expect(parts).not.toContain(hidden);
  expect(await readersOf(database(), journeyId, 'stages')).toEqual(expect.arrayContaining([patientId, companion.id]));
  expect(await readersOf(database(), journeyId, 'messages')).not.toContain(companion.id);
});
