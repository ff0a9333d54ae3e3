import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { addRows } from '../rows.js';
import { DAY } from './case-clock.js';
import type { DemoHospital } from './demo-case.js';

/** The field of the demo account of a doctor. */
export const DEMO_DOCTOR_FIELD = 'Orthopedics';

/** The first doctor of a hospital in a department. */
export const doctorOf = ({ doctors }: Pick<DemoHospital, 'doctors'>, department: string): string | null =>
  doctors.find(({ specialization }) => specialization === department)?.id ?? null;

/**
 * Accounts of the doctors who give opinions, one of each department: the demo account in its own field, and for the others accounts without a
 * password, which nobody signs in with.
 * @param own of the demo hospital and the demo account
 * @returns the account of each department
 * @throws Error for a department that no hospital has a doctor of
 */
export async function joinDoctors(
  client: Client,
  ids: Ids,
  now: Date,
  departments: ReadonlySet<string>,
  own: { hospital: DemoHospital; account: string; hospitals: readonly DemoHospital[] },
): Promise<Map<string, string>> {
  const accounts = new Map([[DEMO_DOCTOR_FIELD, own.account]]);
  await join(client, own.account, inField([own.hospital], DEMO_DOCTOR_FIELD));
  for (const department of [...departments].filter((each) => !accounts.has(each))) {
    const doctor = inField(own.hospitals, department);
    const id = ids.next();
    await addRows(client, 'users', [await userOf(client, { id, doctor, department }, now)]);
    await join(client, id, doctor);
    accounts.set(department, id);
  }
  return accounts;
}

function inField(hospitals: readonly DemoHospital[], department: string): string {
  for (const hospital of hospitals) {
    const doctor = doctorOf(hospital, department);
    if (doctor !== null) return doctor;
  }
  throw new Error(`The catalogue has no doctor of ${department}`);
}

const join = async (client: Client, account: string, doctor: string): Promise<void> =>
  void (await client.query(
    'update doctors set user_id = $1 where id = $2 and user_id is null and not exists (select from doctors where user_id = $1)',
    [account, doctor],
  ));

async function userOf(
  client: Client,
  { id, doctor, department }: { id: string; doctor: string; department: string },
  now: Date,
) {
  const { rows } = await client.query<{ name: string }>('select full_name as name from doctors where id = $1', [
    doctor,
  ]);
  const name = rows[0]?.name ?? 'Dr Demo';
  const opened = new Date(now.getTime() - 170 * DAY);
  return {
    id,
    email: `${department.toLowerCase().replaceAll(/\W+/g, '-')}.doctor@demo.ayana.test`,
    name,
    first_name: 'Demo',
    last_name: name,
    country: 'India',
    role: 'doctor',
    email_verified_at: opened,
    access_changed_at: opened,
    created_at: opened,
    updated_at: opened,
  };
}
