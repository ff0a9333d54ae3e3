import type { components, operations } from '@ayana/contracts/api';
import type { TimeSlot } from '@ayana/contracts/consultations';
import type { InboxCounts, InboxDetail, InboxItem, InboxStatus, LeadStage, LostReason } from '@ayana/contracts/inbox';
import type { SiteApplication } from '@ayana/contracts/organisations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import {
  commandAction,
  type ListAnswer,
  listLoader,
  openedId,
  type Outcome,
  readQuery,
  rereadsList,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Acceptance } from '../../components/work-place/place-values';
import { type RowRef, type RowsOutcome, runEach } from '../../components/rows/run-each';
import { INBOX_PATH, REQUEST_PARAM } from '../../paths';

type Begun = components['schemas']['InboxJourneyAnswerDto'];

export const INBOX_VIEWS = ['mine', 'open', 'closed'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];
export const viewOf = ({ view = 'mine' }: Readonly<Record<string, string>>): InboxView =>
  INBOX_VIEWS.find((known) => known === view) ?? 'mine';

/** The filters and the order in the address. All but the view are named as the API names them. */
export const NAMES = [
  'view',
  'q',
  'kind',
  'status',
  'country',
  'age',
  'repeated',
  'overdue',
  'lead_stage',
  'follow_up',
  'assigned_to',
  'sort',
] as const;
/** The filters that the counts of the views follow, too. */
const COUNTED = ['q', 'kind', 'status', 'country', 'age', 'repeated', 'overdue', 'lead_stage', 'follow_up'] as const;
type Query = NonNullable<operations['Inbox_list']['parameters']['query']>;

/** The address of the inbox with these filters, and with a request open. */
export function inboxHref(query: Readonly<Record<string, string>>, request: string | null = null): string {
  const { view = 'mine', ...rest } = query;
  const params = new URLSearchParams(view === 'mine' ? rest : { view, ...rest });
  if (request !== null) params.set(REQUEST_PARAM, request);
  const text = params.toString();
  return text === '' ? INBOX_PATH : `${INBOX_PATH}?${text}`;
}

const VIEW_QUERIES: Readonly<Record<InboxView, Query>> = {
  mine: { open: true, assigned_to: 'me,none' },
  open: { open: true },
  closed: { open: false },
};

const readList = listLoader<InboxItem, Query & { view?: string }>({
  names: NAMES,
  read: ({ view, ...query }, cursor) =>
    dataOf(
      api.GET('/inbox', {
        params: {
          query: {
            sort: 'due',
            limit: 50,
            ...VIEW_QUERIES[viewOf(view === undefined ? {} : { view })],
            ...query,
            ...(cursor === null ? {} : { cursor }),
          },
        },
      }),
    ),
});

export interface InboxAnswer extends ListAnswer<InboxItem> {
  /** Null where they could not be counted. */
  counts: InboxCounts | null;
}

/** The list with its counts, the list's next page, or one request. */
export async function inboxLoader(args: LoaderFunctionArgs): Promise<InboxAnswer | Part<InboxDetail>> {
  const id = openedId(args);
  if (id !== null) return readPart(dataOf(api.GET('/inbox/{id}', { params: { path: { id } } })));
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has('cursor')) return { ...(await readList(args)), counts: null };
  const query = readQuery(searchParams, COUNTED);
  const [list, counts] = await Promise.all([
    readList(args),
    readPart(dataOf(api.GET('/inbox/counts', { params: { query } }))),
  ]);
  return { ...list, counts: counts.value };
}

export const inboxShouldRevalidate = rereadsList(NAMES);

/** Everything the staff can do with a request. */
export type InboxCommand =
  | { intent: 'claim'; id: string }
  | { intent: 'status'; id: string; status: InboxStatus }
  | { intent: 'note'; id: string; text: string }
  /** `take`: claim the request first, or reopen it when it was closed. */
  | { intent: 'reply'; id: string; text: string; key: string; take: 'claim' | 'reopen' | null; me: string };

/** What is done with several requests; the first who claims one has it. */
export type InboxRowsCommand =
  | { intent: 'claim-rows'; rows: readonly InboxRow[] }
  | { intent: 'close-rows'; rows: readonly InboxRow[]; note: string };
type InboxRow = Pick<RowRef, 'id' | 'name'>;

export type InboxOutcome = Outcome<InboxDetail>;

const claim = (id: string): Promise<InboxDetail> => dataOf(api.POST('/inbox/{id}/claim', { params: { path: { id } } }));

type Change = { status?: InboxStatus; notes?: string } & Partial<ConfirmedTime>;
const change = (id: string, body: Change): Promise<InboxDetail> =>
  dataOf(api.PATCH('/inbox/{id}', { params: { path: { id } }, body }));

export interface ConfirmedTime {
  preferred_date: string;
  preferred_time: TimeSlot;
  time_zone: string;
}

/** @param time without a zone it is meant in the one that the visitor gave */
export const confirmTime = (
  id: string,
  time: Omit<ConfirmedTime, 'time_zone'> & { time_zone?: string },
): Promise<InboxDetail> => change(id, { status: 'confirmed', ...time });

export const handOver = (id: string, assigned_to: string, note: string): Promise<InboxDetail> =>
  dataOf(
    api.POST('/inbox/{id}/handover', {
      params: { path: { id } },
      body: { assigned_to, ...(note === '' ? {} : { note }) },
    }),
  );

export interface LeadChange {
  lead_stage?: LeadStage;
  follow_up_on?: string | null;
  lost_reason?: LostReason;
  note?: string;
}

export const changeLead = (id: string, body: LeadChange): Promise<InboxDetail> =>
  dataOf(api.PATCH('/inbox/{id}/lead', { params: { path: { id } }, body }));

export const readJourney = (id: string): Promise<Begun> =>
  dataOf(api.GET('/inbox/{id}/journey', { params: { path: { id } } }));

/** The same key again begins it once. @param treatment_id unless the form names a treatment of ours */
export const beginJourney = (id: string, treatment_id: string | undefined, key: string): Promise<Begun> =>
  dataOf(
    api.POST('/inbox/{id}/journey', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: treatment_id === undefined ? {} : { treatment_id },
    }),
  );

export const readApplication = async (id: string): Promise<SiteApplication | null> =>
  dataOf(api.GET('/inbox/{id}/application', { params: { path: { id } } }));

const once = (id: string, key: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': key } } });

export const acceptApplication = (id: string, body: Acceptance, key: string): Promise<SiteApplication> =>
  dataOf(api.POST('/inbox/{id}/application/accept', { ...once(id, key), body }));

export const refuseApplication = (id: string, reason: string, key: string): Promise<SiteApplication> =>
  dataOf(api.POST('/inbox/{id}/application/refuse', { ...once(id, key), body: { reason } }));

export const askApplicant = (id: string, message: string, key: string): Promise<SiteApplication> =>
  dataOf(api.POST('/inbox/{id}/application/ask', { ...once(id, key), body: { message } }));

export async function markRead(id: string): Promise<void> {
  // It is only a mark: the next opening sends it again.
  await readPart(api.POST('/inbox/{id}/read', { params: { path: { id } } }));
}

/** Claims or reopens a request before it is answered, unless an earlier click did so already. */
async function takeFirst({ id, take, me }: Extract<InboxCommand, { intent: 'reply' }>): Promise<void> {
  if (take === null) return;
  const { status, assigned_to } = await dataOf(api.GET('/inbox/{id}', { params: { path: { id } } }));
  if (take === 'claim' && assigned_to?.id !== me) await claim(id);
  if (take === 'reopen' && status === 'closed') await change(id, { status: 'claimed' });
}

const performOnRows = (command: InboxRowsCommand): Promise<RowsOutcome> =>
  runEach(command.rows, ({ id }) =>
    command.intent === 'claim-rows' ? claim(id) : change(id, { status: 'closed', notes: command.note }),
  );

export const inboxAction = commandAction(
  (command: InboxCommand | InboxRowsCommand): Promise<InboxDetail | RowsOutcome> =>
    'rows' in command ? performOnRows(command) : perform(command),
);

async function perform(command: InboxCommand): Promise<InboxDetail> {
  const { id } = command;
  switch (command.intent) {
    case 'claim':
      return claim(id);
    case 'status':
      return change(id, { status: command.status });
    case 'note':
      return change(id, { notes: command.text });
    case 'reply':
      await takeFirst(command);
      return dataOf(
        api.POST('/inbox/{id}/replies', {
          params: { path: { id } },
          body: { message: command.text },
          headers: { 'Idempotency-Key': command.key },
        }),
      );
  }
}
