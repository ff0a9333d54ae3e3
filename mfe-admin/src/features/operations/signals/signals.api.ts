import type { operations } from '@ayana/contracts/api';
import { SIGNAL_WORKFLOW, type SignalCommand, type SignalTransition } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import { mayEnter } from '@ayana/contracts/identity';
import {
  atVersion,
  commandAction,
  detailLoader,
  type ListAnswer,
  listLoader,
  readWhole,
  saveFile,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type RowRef, type RowsOutcome, runEach } from '../../../components/rows/run-each';
import { DEFINITIONS_PATH } from '../../../paths';
import { readOwn, removeOwn } from './own.api';
import { readWebhooks, removeWebhook, testWebhook } from './webhooks.api';
import type {
  OwnSignalDefinition,
  Signal,
  SignalCounts,
  SignalDefinition,
  SignalDetail,
  SignalTrial,
  Webhook,
} from '../types';

/** The filters and the sort in the URL, as the API names them, and which signals are shown. */
export const NAMES = ['view', 'state', 'kind', 'severity', 'journey_id', 'sort', 'order'] as const;
type Filters = NonNullable<operations['Signals_list']['parameters']['query']>;
type Query = Filters & { view?: string };

/** Without a view, those that need a person, the worst first; of one severity, the oldest. */
/** Of a view that no kind, state or journey narrows, one row a kind. */
const isGrouped = ({ kind, state, journey_id }: Query): boolean =>
  kind === undefined && state === undefined && journey_id === undefined;

function filtersOf({ view, ...filters }: Query): Filters {
  if (view === 'all' || filters.state !== undefined || filters.journey_id !== undefined) return filters;
  if (view === 'ended') return { ...filters, live: false };
  return { ...filters, live: true, sort: filters.sort ?? 'severity' };
}

const readSignals = listLoader<Signal, Query>({
  names: NAMES,
  read: (query) =>
    dataOf(
      api.GET('/signals', {
        params: { query: { ...filtersOf(query), ...(isGrouped(query) ? { grouped: true } : {}) } },
      }),
    ),
});

/** Saves the list as it is filtered and sorted, all of its pages, as CSV. */
export const exportSignals = (query: Readonly<Record<string, string>>): Promise<Part<string>> =>
  saveFile(
    api.GET('/signals/export', { params: { query: filtersOf(query) }, parseAs: 'blob' }),
    `ayana-signals-${new Date().toISOString().slice(0, 10)}.csv`,
  );

export interface SignalsAnswer extends ListAnswer<Signal> {
  /** Null where they could not be counted, and for further pages. */
  counts: SignalCounts | null;
}

export async function signalsLoader(args: LoaderFunctionArgs): Promise<SignalsAnswer> {
  if (new URL(args.request.url).searchParams.has('cursor')) return { ...(await readSignals(args)), counts: null };
  const [list, counts] = await Promise.all([readSignals(args), readPart(dataOf(api.GET('/signals/counts')))]);
  return { ...list, counts: counts.value };
}

export type SignalMove = { name: SignalCommand; reason?: string; until?: string };

/** Refused where someone else has changed the signal since it was read. */
export const moveSignal = ({ id, version }: Pick<Signal, 'id' | 'version'>, body: SignalMove): Promise<SignalDetail> =>
  dataOf(api.POST('/signals/{id}/transitions', { ...atVersion({ id, version }), body }));

/** What is pressed without a word. */
export type SignalPress = {
  intent: 'move';
  name: 'acknowledge' | 'wake' | 'reopen';
  signals: { id: string; version: number }[];
};

/** What is done with rows of the list. */
export type RowsCommand = {
  intent: 'rows';
  name: Exclude<SignalCommand, 'snooze'>;
  reason: string;
  /** With a kind, every signal of it is meant that this can be done with. */
  rows: readonly (RowRef & { kind: Signal['kind'] | null })[];
};

/** Every signal of these kinds that can be moved so now. */
export const ofKinds = (
  kinds: readonly Signal['kind'][],
  name: Exclude<SignalTransition, 'clear'>,
): Promise<readonly Signal[]> =>
  readWhole((part) =>
    dataOf(
      api.GET('/signals', {
        params: { query: { kind: [...kinds], state: [...SIGNAL_WORKFLOW[name].from], ...part } },
      }),
    ),
  );

export const refOf = ({ id, number, version }: Signal): RowRef => ({ id, name: number, version });

export const signalAction = commandAction(async (command: SignalPress | RowsCommand): Promise<RowsOutcome | null> => {
  if (command.intent === 'move') {
    for (const signal of command.signals) await moveSignal(signal, { name: command.name });
    return null;
  }
  const { name, reason, rows } = command;
  const kinds = rows.flatMap(({ kind }) => kind ?? []);
  const alone: readonly RowRef[] = rows.filter(({ kind }) => kind === null);
  const all = kinds.length === 0 ? alone : [...alone, ...(await ofKinds(kinds, name)).map(refOf)];
  return runEach(all, (row) => moveSignal(row, { name, ...(reason === '' ? {} : { reason }) }));
});

export const signalLoader = detailLoader<SignalDetail>('signalId', (id) =>
  dataOf(api.GET('/signals/{id}', { params: { path: { id } } })),
);

/** The definitions as one thing that changes: `id` is its address. */
export interface Definitions {
  id: string;
  items: readonly SignalDefinition[];
  own: readonly OwnSignalDefinition[];
  /** Null for those who may not change them. */
  webhooks: readonly Webhook[] | null;
}

/** Administrators alone read webhooks. */
const mayReadWebhooks = (): boolean => mayEnter('signal_definitions', useSession.getState().role);

export const definitionsLoader = (): Promise<Part<Definitions>> =>
  readPart(
    (async () => {
      const [{ items }, own, webhooks] = await Promise.all([
        dataOf(api.GET('/signal-definitions')),
        readOwn(),
        mayReadWebhooks() ? readWebhooks() : null,
      ]);
      return { id: DEFINITIONS_PATH, items, own, webhooks };
    })(),
  );

/** What is done on the page of the definitions with one press. */
export type DefinitionCommand = { intent: 'remove-own' | 'remove-webhook' | 'test-webhook'; id: string };

const COMMANDS: Readonly<Record<DefinitionCommand['intent'], (id: string) => Promise<unknown>>> = {
  'remove-own': removeOwn,
  'remove-webhook': removeWebhook,
  'test-webhook': testWebhook,
};

export const definitionsAction = commandAction(async ({ intent, id }: DefinitionCommand): Promise<null> => {
  await COMMANDS[intent](id);
  return null;
});

export interface TriedValues {
  threshold: number;
  window_minutes?: number;
}

export const tryValues = (kind: SignalDefinition['kind'], body: TriedValues): Promise<SignalTrial> =>
  dataOf(api.POST('/signal-definitions/{kind}/trials', { params: { path: { kind } }, body }));

export type DefinitionChange = NonNullable<
  operations['SignalDefinitions_change']['requestBody']
>['content']['application/json'];

/** Asks another administrator to put tried values in force; the newest proposal of a kind takes the place of the one before. */
export const proposeTrial = (kind: SignalDefinition['kind'], trial_id: string): Promise<SignalDefinition> =>
  dataOf(api.POST('/signal-definitions/{kind}/proposals', { params: { path: { kind } }, body: { trial_id } }));

export const dropProposal = (kind: SignalDefinition['kind'], id: string): Promise<unknown> =>
  dataOf(api.DELETE('/signal-definitions/{kind}/proposals/{id}', { params: { path: { kind, id } } }));

export const changeDefinition = (
  { kind, version }: SignalDefinition,
  body: DefinitionChange,
): Promise<SignalDefinition> =>
  dataOf(
    api.PATCH('/signal-definitions/{kind}', {
      params: { path: { kind } },
      headers: { 'If-Match': `"${version}"` },
      body,
    }),
  );
