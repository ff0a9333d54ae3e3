import { CREDENTIAL_KIND_NAMES, type CredentialKind } from '@ayana/contracts/organisations';
import type { Ids } from '../../platform/clock/clock.js';
import { DAY } from './case-clock.js';
import type { DemoHospital, DemoTeam, TableRows } from './demo-case.js';
import { demoPage } from './demo-files.js';
import { dayOf } from './journey-rows.js';
import { fileRow, type FileToStore } from './paper-rows.js';

interface DemoCredential {
  of: 'hospital' | 'lodging';
  kind: CredentialKind;
  number: string;
  issuer: string;
  /** Days from today to the last one. */
  ends: number;
  isChecked: boolean;
  /** Of the reminders that have gone out, the last. */
  reminded_days: number | null;
}

const CREDENTIALS: readonly DemoCredential[] = [
  {
    of: 'hospital',
    kind: 'licence',
    number: 'DEMO-TN-4471',
    issuer: 'Demo state health office',
    ends: 400,
    isChecked: true,
    reminded_days: null,
  },
  {
    of: 'hospital',
    kind: 'accreditation',
    number: 'DEMO-ACC-208',
    issuer: 'Demo accreditation board',
    ends: 40,
    isChecked: true,
    reminded_days: 60,
  },
  {
    of: 'hospital',
    kind: 'insurance',
    number: 'DEMO-INS-93',
    issuer: 'Demo insurance company',
    ends: 365,
    isChecked: false,
    reminded_days: null,
  },
  {
    of: 'lodging',
    kind: 'licence',
    number: 'DEMO-LODGE-17',
    issuer: 'Demo city office',
    ends: -12,
    isChecked: true,
    reminded_days: 14,
  },
];

/** Licences of the demo organisations: valid, about to end, waiting for a check, and expired. Each has its paper. */
export async function credentialRows(
  ids: Ids,
  now: Date,
  team: DemoTeam,
  hospital: Pick<DemoHospital, 'partner_id'>,
): Promise<{ tables: TableRows[]; files: FileToStore[] }> {
  const papers = await Promise.all(
    CREDENTIALS.map(async ({ of, ends, isChecked, ...credential }) => {
      const [id, file_id, storage_key] = [ids.next(), ids.next(), ids.next()];
      const added_at = new Date(now.getTime() - (isChecked ? 90 : 1) * DAY);
      const checked_at = isChecked ? new Date(added_at.getTime() + DAY) : null;
      return {
        file: {
          id: file_id,
          storage_key,
          file_name: `demo-${credential.kind}.pdf`,
          media_type: 'application/pdf' as const,
          bytes: demoPage(CREDENTIAL_KIND_NAMES[credential.kind].toLowerCase()),
          owner_id: id,
          uploaded_by: team[of],
          created_at: added_at,
        },
        row: {
          ...credential,
          id,
          partner_id: of === 'hospital' ? hospital.partner_id : team.organisations[of],
          valid_until: dayOf(new Date(now.getTime() + ends * DAY)),
          file_id,
          status: isChecked ? 'accepted' : 'waiting',
          added_by: team[of],
          checked_by: isChecked ? team.case_managers[0] : null,
          checked_at,
          version: isChecked ? 2 : 1,
          created_at: added_at,
          updated_at: checked_at ?? added_at,
        },
      };
    }),
  );
  return {
    tables: [
      { table: 'files', rows: papers.map(({ file }) => fileRow(file, 'credential')) },
      { table: 'credentials', rows: papers.map(({ row }) => row) },
    ],
    files: papers.map(({ file }) => file),
  };
}
