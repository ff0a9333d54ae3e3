import type { AssignmentKind, AssignmentState, ThreadKind } from '@ayana/contracts/journey';
import { HOUR } from './case-clock.js';
import type { DemoCase, DemoTeam, TableRows } from './demo-case.js';
import { TRAVELLER_TALKS, WORK_TALKS } from './talk-texts.js';

interface Work {
  id: string;
  kind: AssignmentKind;
  status: AssignmentState;
  assignee_user_id: string | null;
  partner_id: string | null;
}
interface Thread {
  id: string;
  kind: ThreadKind;
  assignment_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/**
 * What is written about the work that others do for a case: the case manager's question, and an answer where someone has accepted and has an
 * account; between travellers and those who carry or host them as well. All of it is read. The threads change with their last message.
 * @param rows of the case, with the threads of its work
 */
export function withWorkTalks(demo: DemoCase, rows: readonly TableRows[], owners: WorkOwners): TableRows[] {
  const of = <Row>(table: string): Row[] =>
    rows.filter((each) => each.table === table).flatMap((each) => each.rows as unknown as Row[]);
  const works = new Map(of<Work>('assignments').map((work) => [work.id, work]));
  const written = of<Thread>('threads').flatMap((thread) => {
    const work = works.get(thread.assignment_id ?? '');
    return work === undefined ? [] : [talkOf(demo, thread, work, owners)];
  });
  const last = new Map(written.map(({ thread_id, updated_at }) => [thread_id, updated_at]));
  return [
    ...rows.map(({ table, rows: each }) => ({
      table,
      rows:
        table === 'threads'
          ? each.map((row) => Object.assign({}, row, { updated_at: last.get(String(row['id'])) ?? row['updated_at'] }))
          : each,
    })),
    { table: 'messages', rows: written.flatMap(({ messages }) => messages) },
    { table: 'message_reads', rows: written.flatMap(({ reads }) => reads) },
  ];
}

/** The account that answers for a partner. */
export type WorkOwners = ReadonlyMap<string, string>;

/** The demo accounts of partners, by the organisation that they own. */
export const workOwners = (team: DemoTeam, hospital_partner: string): WorkOwners =>
  new Map([
    [hospital_partner, team.hospital],
    ...Object.entries(team.organisations).map(
      ([account, partner]) => [partner, team[account as keyof DemoTeam['organisations']]] as const,
    ),
  ]);

function talkOf(demo: DemoCase, thread: Thread, work: Work, owners: WorkOwners) {
  const { clock, nextId, patient, case_manager_id } = demo;
  const isTraveller = thread.kind === 'traveller';
  const asks = isTraveller ? patient.id : case_manager_id;
  const answers = work.assignee_user_id ?? owners.get(work.partner_id ?? '') ?? null;
  const [asked, answered] = (isTraveller ? TRAVELLER_TALKS[work.kind] : undefined) ?? WORK_TALKS[work.kind];
  const hasAnswer = answers !== null && (work.status === 'accepted' || work.status === 'done');
  const soon = Math.min(thread.created_at.getTime() + 2 * HOUR, clock.now.getTime() - 30_000);
  const message = (author_id: string, text: string, created_at: Date) => ({
    id: nextId(),
    thread_id: thread.id,
    author_id,
    channel: 'portal',
    from_address: null,
    is_confirmed: true,
    text,
    created_at,
  });
  const messages = [
    message(asks, asked, thread.created_at),
    ...(hasAnswer ? [message(answers, answered, new Date(Math.max(soon, thread.created_at.getTime() + 1000)))] : []),
  ];
  const updated_at = messages.at(-1)?.created_at ?? thread.updated_at;
  const readers = [asks, ...(answers === null ? [] : [answers])];
  const reads = readers.map((user_id) => ({
    thread_id: thread.id,
    user_id,
    read_until: updated_at,
    mailed_until: updated_at,
  }));
  return { thread_id: thread.id, updated_at, messages, reads };
}
