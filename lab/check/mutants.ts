import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { startTestDatabase } from '@ayana/tooling/database/test-database.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { bold, dim, green, red } from '@ayana/tooling/terminal/style.ts';
import { leaveOutConditions, type Queries } from './mutants/conditions.ts';
import { type Area, type Manner, type Mutant, mutate, type Tried } from './mutants/stryker.ts';
import { selectNamed } from '@ayana/tooling/check/outcome.ts';
import { table } from '@ayana/tooling/check/table.ts';

/** The smallest share of changes that the tests must notice. */
const GOAL = 0.85;

/** Rules, states and what keeps people's data right: their own tests are to notice every change. Texts are left alone. */
const AREAS: readonly Area[] = [
  { name: 'rules', pkg: 'contracts', files: ['src/rules/*.ts'] },
  {
    name: 'identity',
    pkg: 'contracts',
    files: ['src/identity/{access,next,password,profile,role-changes,roles}.ts'],
  },
  { name: 'inbox', pkg: 'contracts', files: ['src/inbox/states.ts'] },
  { name: 'consultations', pkg: 'contracts', files: ['src/consultations/slots.ts'] },
  { name: 'places', pkg: 'contracts', files: ['src/places/zones.ts'] },
  { name: 'operation', pkg: 'contracts', files: ['src/operation/{log-text,request-id,same-origin}.ts'] },
  { name: 'releases', pkg: 'contracts', files: ['src/releases/{bucket-address,cohort,store-address}.ts'] },
  { name: 'travel', pkg: 'contracts', files: ['src/travel/{days,flights,health,visa}.ts'] },
  { name: 'trip', pkg: 'contracts', files: ['src/trip/{choice,estimate}.ts'] },
  {
    name: 'journeys',
    pkg: 'contracts',
    files: [
      'src/workflow/*.ts',
      'src/journey/{ages,assignments,assignment-clocks,automations,check-in-form,check-ins,documents,entries}.ts',
      'src/journey/{journeys,messages,opinions,paper-requests,readers,travel,treatment-requests}.ts',
      'src/journey/{trip-plan,trip-shift,visa-letters}.ts',
    ],
  },
  { name: 'quotes', pkg: 'contracts', files: ['src/journey/{quotes,quote-choice}.ts', 'src/numbers/read-quantity.ts'] },
  { name: 'bills', pkg: 'contracts', files: ['src/journey/{bill-differences,bill-lines}.ts'] },
  {
    name: 'orders',
    pkg: 'contracts',
    files: ['src/journey/{dispensing,laboratory-answers,laboratory-flags,order-sides,prescriptions}.ts'],
  },
  {
    name: 'operations',
    pkg: 'contracts',
    files: [
      'src/operations/{broadcast,escalation,incident,resource,signal}-states.ts',
      'src/operations/{broadcast-words,data-requests,escalations,incidents,on-call,one-live-signal}.ts',
      'src/operations/{quiet-recipients,resource-order,resources,retention,signal-kinds,signals}.ts',
    ],
  },
  {
    name: 'organisations',
    pkg: 'contracts',
    files: ['src/organisations/{credentials,homes,kinds,members,proposals,sheet-cells,sheet-plan}.ts'],
  },
  {
    name: 'forms',
    pkg: 'portal-kit',
    files: [
      'src/forms/{idempotency-key,kept-values,send-form,submission}.ts',
      'src/form-engine/outcome-of-call.ts',
      'src/api/http.ts',
    ],
  },
  {
    name: 'idempotency',
    pkg: 'services/api',
    files: ['src/platform/http/idempotency/idempotency.ts'],
    tests: ['test/http/idempotency.test.ts'],
  },
  {
    name: 'fingerprints',
    pkg: 'services/api',
    files: ['src/platform/http/idempotency/body-fingerprint.ts'],
    tests: ['src/platform/http/idempotency/body-fingerprint.test.ts'],
  },
  {
    name: 'access',
    pkg: 'services/api',
    files: ['src/platform/http/access/{access,access.guard}.ts'],
    tests: ['src/platform/http/access/access.guard.test.ts'],
  },
  {
    name: 'workflow',
    pkg: 'services/api',
    files: ['src/platform/workflow/workflow.ts'],
    tests: ['src/platform/workflow/workflow.test.ts'],
  },
  {
    name: 'session',
    pkg: 'services/api',
    files: ['src/modules/identity/sessions/{sessions.service,tokens}.ts'],
    tests: ['src/modules/identity/sessions/{sessions,session-lifetime}.test.ts'],
  },
  {
    name: 'revocations',
    pkg: 'services/api',
    files: ['src/modules/identity/sessions/live-sessions.ts'],
    tests: ['src/modules/identity/sessions/live-sessions.test.ts'],
  },
];

const OWNED = 'test/access/ownership.test.ts';
const IDENTITY = 'src/modules/identity';

/** Queries for what belongs to one user, or to the holder of a key: each of their conditions is needed. */
const QUERIES: readonly Queries[] = [
  {
    name: 'ownership',
    queries: {
      'src/modules/notifications/notifications.service.ts': ['test/realtime/realtime.test.ts', OWNED],
      'src/modules/inquiries/general-inquiries.service.ts': [
        'src/modules/inquiries/inquiries.test.ts',
        'test/realtime/realtime.test.ts',
        OWNED,
      ],
      'src/modules/inbox/consultation-requests.service.ts': ['src/modules/inbox/consultation-requests.test.ts'],
      'src/modules/inbox/inbox.counts.ts': ['src/modules/inbox/inbox.counts.test.ts'],
      'src/modules/appointments/slots.ts': [
        'src/modules/appointments/holds.test.ts',
        'src/modules/appointments/appointments.test.ts',
        'src/modules/appointments/booked-requests.test.ts',
      ],
    },
  },
  {
    name: 'accounts',
    queries: {
      [`${IDENTITY}/sessions/sessions.service.ts`]: [
        `${IDENTITY}/sessions/sessions.test.ts`,
        `${IDENTITY}/sessions/session-lifetime.test.ts`,
        `${IDENTITY}/oauth/identities.test.ts`,
      ],
      [`${IDENTITY}/oauth/identities.service.ts`]: [`${IDENTITY}/oauth/identities.test.ts`],
      [`${IDENTITY}/accounts/accounts.service.ts`]: [`${IDENTITY}/accounts/account.test.ts`],
      [`${IDENTITY}/accounts/consents.service.ts`]: [`${IDENTITY}/accounts/account.test.ts`],
    },
  },
];

const NOT_COUNTED: ReadonlySet<string> = new Set(['CompileError', 'RuntimeError', 'Ignored', 'Pending']);
const noticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const share = (mutants: readonly Mutant[]): number => mutants.filter(noticed).length / Math.max(1, mutants.length);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** What the tests of an area have noticed. */
interface Outcome {
  readonly name: string;
  readonly files: readonly { readonly file: string; readonly mutants: readonly Mutant[] }[];
  readonly mutants: readonly Mutant[];
  /** With those that were not drawn. */
  readonly all: number;
}

/**
 * `npm run check -- mutants [--only rules,inbox] [--all] [--jobs 1]`: changes the code in each place and asks whether a test notices; prints
 * the share by area and by file, and the changes that no test noticed. Of an area with more than 150 places a sample of 150, always the
 * same; with `--all` every place.
 * @returns exit code: 1 when fewer of an area are noticed than the goal
 */
export async function checkMutants(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, all: { type: 'boolean' }, jobs: { type: 'string' } },
  });
  const areas = selectNamed('area', [...AREAS, ...QUERIES], values.only);
  // It takes both cores for a while, and others use the machine at the same time.
  setPriority(constants.priority.PRIORITY_LOW);
  const progress = new Progress();
  const outcomes: Outcome[] = [];
  const database = areas.some((area) => 'queries' in area || area.tests !== undefined)
    ? await startTestDatabase()
    : undefined;
  // A long run that is ended early leaves neither Stryker's workers behind, which end as this process exits, nor the database.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void (database?.stop() ?? Promise.resolve()).finally(() => process.exit(1)));
  const manner: Manner = {
    databaseUrl: database?.url ?? '',
    isWhole: values.all === true,
    jobs: Number(values.jobs ?? 2),
  };
  try {
    for (const area of areas) {
      const tried = 'queries' in area ? leaveOutConditions(area, manner, progress) : mutate(area, manner, progress);
      outcomes.push(outcomeOf(area.name, 'queries' in area ? 'services/api' : area.pkg, await tried));
    }
  } finally {
    await database?.stop();
  }
  report(outcomes);
  const failed = outcomes.filter(({ mutants }) => share(mutants) < GOAL).map(({ name }) => name);
  const all = `${percent(share(outcomes.flatMap(({ mutants }) => mutants)))} of the changes are noticed`;
  const line = `${all}; the goal is ${percent(GOAL)} of each area${failed.length > 0 ? `, missed by ${failed.join(', ')}` : ''}.`;
  console.log(`\n${failed.length === 0 ? green(line) : red(line)}\n${dim(`${repositoryRoot}/.cache/mutants`)}`);
  return failed.length === 0 ? 0 : 1;
}

function outcomeOf(name: string, folder: string, { mutants, all }: Tried): Outcome {
  const files = Object.entries(mutants)
    .map(([file, { mutants: each }]) => ({
      file: `${folder}/${file}`,
      mutants: each.filter(({ status }) => !NOT_COUNTED.has(status)),
    }))
    .filter((each) => each.mutants.length > 0)
    .toSorted((one, other) => one.file.localeCompare(other.file));
  return { name, files, mutants: files.flatMap((each) => each.mutants), all };
}

/** What nothing noticed, then the shares. */
function report(outcomes: readonly Outcome[]): void {
  const files = outcomes.flatMap((outcome) => outcome.files);
  for (const { file, mutants } of files) {
    const missed = mutants.filter((mutant) => !noticed(mutant));
    if (missed.length === 0) continue;
    console.log(`\n${bold(file)}`);
    for (const { location, mutatorName, replacement = '' } of missed)
      console.log(`  ${location.start.line}: ${mutatorName} ${dim(replacement.replaceAll(/\s+/g, ' ').slice(0, 90))}`);
  }
  const rowOf = (name: string, mutants: readonly Mutant[]): string[] => [
    name,
    percent(share(mutants)),
    `${mutants.filter(noticed).length} of ${mutants.length}`,
  ];
  console.log(
    `\n${table(
      ['changed', 'noticed', ''],
      files.map(({ file, mutants }) => rowOf(file, mutants)),
    )}`,
  );
  const rows = outcomes.map(({ name, mutants, all }) => rowOf(name, mutants).concat(`${mutants.length} of ${all}`));
  console.log(`\n${table(['area', 'noticed', '', 'tried'], rows)}`);
}
