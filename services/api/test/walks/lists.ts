import {
  type CaseFacts,
  type CaseHead,
  caseStepOf,
  type JourneyOverview,
  type QueueItem,
  type QueuePage,
  STEP_ACTORS,
  type StepActor,
  type TreatmentRequest,
  type WaitingItem,
  type WorkWaitingPage,
} from '@ayana/contracts/journey';
import {
  type Actor,
  canChoose,
  CHECK_INS,
  factsOfRows,
  HAS_STATUS,
  HOSPITALS,
  IS_AT,
  isOpen,
  isOver,
  type WalkedCase as Walked,
} from '@ayana/contracts/testing/walks';
import type { Person } from '../../src/modules/journeys/testing/case.js';
import type { WalkedCase, WorkRow } from './walked-case.js';

type Tasks = readonly (Walked['tasks'][number] & { id?: string; owner_kind?: string })[];

/** What everyone reads of a case after a step. */
interface Lists {
  facts: string[];
  home: JourneyOverview;
  /** The case manager’s. */
  queue: QueueItem[];
  waiting: (readonly [Actor, WaitingItem[]])[];
  work: WorkRow[];
  /** As its patient reads it. */
  request: TreatmentRequest;
  /** As the staff reads it. */
  head: CaseHead;
}

async function read(one: WalkedCase): Promise<Lists> {
  const { cast, id } = one;
  const people: (readonly [Actor, Person])[] = [
    ['doctor', cast.doctor],
    ['visa office', cast.office],
    ...HOSPITALS.map((name) => [`hospital ${name}`, cast.hospitals[name].person] as const),
  ];
  const [facts, home, queue, work, request, head, waiting] = await Promise.all([
    one.must<CaseFacts>('staff', 'GET', `/cases/${id}/facts`),
    one.must<JourneyOverview>(one.patient, 'GET', `/patient-journeys/overview?journey_id=${id}`),
    one.must<QueuePage>('staff', 'GET', '/case-queue?scope=all&limit=100'),
    one.work(),
    one.must<TreatmentRequest>(one.patient, 'GET', `/treatment-requests/${one.request_id}`),
    one.must<CaseHead>('staff', 'GET', `/cases/${id}`),
    Promise.all(
      people.map(async ([who, person]) => {
        const { items } = await one.must<WorkWaitingPage>(person, 'GET', '/work-waiting');
        return [who, items.filter((item) => item.work.journey_id === id)] as const;
      }),
    ),
  ]);
  return {
    facts: facts.items.map(({ fact }) => fact),
    home,
    queue: queue.items.filter(({ journey_id }) => journey_id === id),
    waiting,
    work,
    request,
    head,
  };
}

const differences = (what: string, seen: readonly string[], due: readonly string[]): string[] => [
  ...seen.filter((each) => !due.includes(each)).map((each) => `${what} has “${each}”, which is not to be done`),
  ...due.filter((each) => !seen.includes(each)).map((each) => `${what} does not have “${each}”`),
];

/** Everyone’s lists beside what they have to do, and the facts beside what was done. */
export async function listFaults(one: WalkedCase, tasks: Tasks): Promise<string[]> {
  const lists = await read(one);
  return [
    ...differences('the list of facts', lists.facts, [...factsOfRows(one.rows)]),
    ...homeFaults(lists, tasks),
    ...queueFaults(one, lists, tasks),
    ...workFaults(one, lists),
    ...sentenceFaults(one, lists),
    ...turnFaults(one, lists, tasks),
    ...nobodyActs(one, lists),
  ];
}

const namesOf = (tasks: Tasks): Map<string | undefined, string> =>
  new Map(tasks.map(({ id, automation }) => [id, automation]));
const openOf = (tasks: Tasks, owner: string): string[] =>
  tasks
    .filter(({ status, owner_kind }) => status === 'open' && owner_kind === owner)
    .map(({ automation }) => automation);

/** The patient’s home: their own tasks are those that are open, and what others do is what was handed to them. */
function homeFaults({ home, work }: Lists, tasks: Tasks): string[] {
  const names = namesOf(tasks);
  const own = home.tasks.filter(({ owner_kind, id }) => owner_kind === 'patient' && names.has(id));
  return [
    ...differences(
      'the patient’s home',
      own.map(({ id }) => names.get(id) ?? id),
      openOf(tasks, 'patient'),
    ),
    ...differences(
      'what others do, on the patient’s home,',
      home.work.map(({ id, kind }) => `${kind} ${id}`),
      work.filter(({ status }) => isOpen(status)).map(({ id, kind }) => `${kind} ${id}`),
    ),
  ];
}

/** The queue of the case manager: their open tasks, and the papers that nobody has checked. */
function queueFaults({ rows }: WalkedCase, { queue }: Lists, tasks: Tasks): string[] {
  const names = namesOf(tasks);
  const isShut = rows.journey === 'closed';
  const unchecked = isShut ? [] : rows.papers.filter(({ state }) => state === 'uploaded');
  return [
    ...differences(
      'the case manager’s queue',
      queue.filter(({ kind, id }) => kind === 'task' && names.has(id)).map(({ id }) => names.get(id) ?? id),
      isShut ? [] : openOf(tasks, 'case_manager'),
    ),
    ...differences(
      'the papers to check',
      queue.filter(({ kind }) => kind === 'paper').map(({ detail }) => detail),
      unchecked.map(({ kind }) => kind),
    ),
  ];
}

/** The lists of doctor, hospitals and visa office: what was handed to them and is not finished. */
function workFaults({ rows }: WalkedCase, { waiting }: Lists): string[] {
  const work = (kind: string, state: string): string[] =>
    state === 'offered' || state === 'accepted' ? [`${kind} ${state}`] : [];
  const due = new Map<Actor, string[]>([
    ['doctor', work('opinion', rows.opinion.work)],
    ['visa office', work('visa_support', rows.visa.work)],
    ...HOSPITALS.map((name): [Actor, string[]] => {
      const { referral, letter_work } = rows.hospitals[name];
      return [`hospital ${name}`, [...work('referral', referral), ...work('visa_support', letter_work)]];
    }),
  ]);
  return waiting.flatMap(([who, items]) => {
    const seen = items.filter(({ kind }) => kind === 'offered' || kind === 'accepted');
    return differences(
      `the list of ${who}`,
      seen.map((item) => `${item.work.kind} ${item.kind}`),
      due.get(who) ?? [],
    );
  });
}

/** An open case always has someone who acts next, or a day that comes. */
function nobodyActs({ rows }: WalkedCase, { home, queue, waiting }: Lists): string[] {
  if (rows.journey !== 'open' || isOver(rows) || rows.stages.has(10)) return [];
  const comes = [
    rows.flight === 'booked',
    rows.home_flight === 'booked',
    rows.check_ins.planned && rows.check_ins.answered < CHECK_INS,
  ];
  const acts = [
    canChoose(rows) || home.tasks.some(({ owner_kind }) => owner_kind === 'patient'),
    queue.length > 0,
    waiting.some(([, items]) => items.length > 0),
    // The board of the hospital.
    rows.stay === 'expected' || rows.stay === 'admitted',
  ];
  return [...comes, ...acts].some(Boolean) ? [] : ['nobody has anything to do, and nothing comes by itself'];
}

/** Who is to act next by what everyone reads has something on their list. */
function turnFaults({ rows }: WalkedCase, { home, queue, waiting }: Lists, tasks: Tasks): string[] {
  const step = caseStepOf(new Set(home.facts));
  const actor = STEP_ACTORS[step];
  const hasWork = (who: RegExp): boolean => waiting.some(([name, items]) => who.test(name) && items.length > 0);
  // Work of others is in the queue, too; it is theirs to do.
  const hasOwn = queue.some(({ kind }) => kind !== 'assignment' && kind !== 'quote');
  const isInHouse = rows.stay === 'expected' || rows.stay === 'admitted';
  const canAct: Readonly<Record<StepActor, boolean>> = {
    patient: home.tasks.some(({ owner_kind }) => owner_kind === 'patient') || canChoose(rows),
    case_manager: hasOwn,
    doctor: hasWork(/doctor/),
    // The letter is asked for, or the case manager is to ask.
    hospital:
      step === 'arrange'
        ? hasWork(/hospital/) || openOf(tasks, 'case_manager').some((name) => name.startsWith('travel.visa_letter'))
        : hasWork(/hospital/) || rows.elsewhere > 0 || isInHouse,
  };
  return actor === null || rows.journey !== 'open' || canAct[actor]
    ? []
    : [`nobody: at “${step}” everyone waits for the ${actor}, who has nothing to do`];
}

/** Home, request and case are told the same, and it is so. */
function sentenceFaults({ rows }: WalkedCase, { facts, home, request, head }: Lists): string[] {
  const step = caseStepOf(new Set(home.facts));
  return [
    ...differences('what the patient’s home is made from', home.facts, facts),
    ...differences('what the request’s page is made from', request.facts, facts),
    ...differences('what the staff’s page is made from', head.facts, facts),
    ...(IS_AT[step](rows) ? [] : [`everyone reads that the case is at “${step}”, which is not so`]),
    ...(HAS_STATUS[request.status](rows) ? [] : [`the request is “${request.status}”, which is not so`]),
  ];
}
