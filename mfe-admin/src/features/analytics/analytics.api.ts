import {
  ANALYTICS_VIEWS,
  CASE_GROUPS,
  LEAD_GROUPS,
  MONEY_GROUPS,
  type MoneyView,
  monthOf,
  monthsAfter,
  RATING_GROUPS,
} from '@ayana/contracts/analytics';
import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Schemas = components['schemas'];

export const ANALYTICS_PATH = '/admin/analytics';
/** What is in the address. */
export const NAMES = ['view', 'from', 'to', 'by', 'country', 'source', 'treatment_id', 'hospital_id'] as const;

interface Views {
  funnel: Schemas['FunnelViewDto'];
  times: Schemas['TimesViewDto'];
  acceptance: Schemas['AcceptanceViewDto'];
  satisfaction: Schemas['RatingsViewDto'];
  complications: Schemas['ComplicationsViewDto'];
  workload: Schemas['WorkloadViewDto'];
  leads: Schemas['LeadsViewDto'];
  money: MoneyView;
}
/** What the page shows: the counted views, and money for those who may see it. */
export const SHOWN_VIEWS = [...ANALYTICS_VIEWS, 'money'] as const;
export type ShownView = (typeof SHOWN_VIEWS)[number];
/** A view with its figures. */
export type Shown = { [Name in ShownView]: { name: Name; data: Views[Name] } }[ShownView];
export type ViewOf<Name extends ShownView> = Views[Name];
export type Choices = Schemas['AnalyticsChoicesDto'];

export interface AnalyticsAnswer {
  view: ShownView;
  shown: Part<Shown>;
  choices: Choices | null;
}

/** The filters that a view has. */
export const FILTERS_OF: Readonly<Record<ShownView, readonly string[]>> = {
  funnel: ['country', 'source', 'treatment_id', 'hospital_id'],
  times: ['country', 'source', 'treatment_id', 'hospital_id'],
  acceptance: ['country', 'source', 'treatment_id', 'hospital_id'],
  complications: ['country', 'source', 'treatment_id', 'hospital_id'],
  satisfaction: ['country'],
  workload: [],
  leads: ['country', 'source'],
  money: ['country', 'hospital_id'],
};
/** What its figures can be grouped by, the first without being asked. */
export const GROUPS_OF: Readonly<Record<ShownView, readonly string[]>> = {
  funnel: CASE_GROUPS,
  times: CASE_GROUPS,
  acceptance: CASE_GROUPS,
  complications: CASE_GROUPS,
  satisfaction: RATING_GROUPS,
  workload: [],
  leads: LEAD_GROUPS,
  money: MONEY_GROUPS,
};

export const viewOf = (params: URLSearchParams): ShownView =>
  SHOWN_VIEWS.find((view) => view === params.get('view')) ?? 'funnel';

/** The range of an address: the last twelve months without one. */
export function rangeOf(params: URLSearchParams, now: Date): { from: string; to: string } {
  const to = params.get('to') ?? monthOf(now);
  return { from: params.get('from') ?? monthsAfter(to, -11), to };
}

/** The question of an address, with what its view knows and nothing else. */
export function questionOf(params: URLSearchParams, now: Date): Record<string, string> {
  const view = viewOf(params);
  const [first] = GROUPS_OF[view];
  const by = GROUPS_OF[view].find((group) => group === params.get('by')) ?? first;
  const filters = FILTERS_OF[view].flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return { ...rangeOf(params, now), ...(by === undefined ? {} : { by }), ...Object.fromEntries(filters) };
}

export async function analyticsLoader({ request }: LoaderFunctionArgs): Promise<AnalyticsAnswer> {
  const params = new URL(request.url).searchParams;
  const [shown, choices] = await Promise.all([
    readPart(readView(viewOf(params), questionOf(params, new Date()))),
    readPart(dataOf(api.GET('/analytics/choices'))),
  ]);
  return { view: viewOf(params), shown, choices: choices.value };
}

async function readView(name: ShownView, question: Record<string, string>): Promise<Shown> {
  const query = { params: { query: question } };
  switch (name) {
    case 'funnel':
      return { name, data: await dataOf(api.GET('/analytics/funnel', query)) };
    case 'times':
      return { name, data: await dataOf(api.GET('/analytics/times', query)) };
    case 'acceptance':
      return { name, data: await dataOf(api.GET('/analytics/acceptance', query)) };
    case 'satisfaction':
      return { name, data: await dataOf(api.GET('/analytics/satisfaction', query)) };
    case 'complications':
      return { name, data: await dataOf(api.GET('/analytics/complications', query)) };
    case 'leads':
      return { name, data: await dataOf(api.GET('/analytics/leads', query)) };
    case 'money':
      return { name, data: await dataOf(api.GET('/analytics/money', query)) };
    case 'workload':
      return { name, data: await dataOf(api.GET('/analytics/workload', query)) };
  }
}

/** Saves a counted view as a file. */
export function exportView(view: ShownView, params: URLSearchParams, now: Date): Promise<Part<string>> {
  const query = questionOf(params, now);
  const { from, to } = rangeOf(params, now);
  return saveFile(
    view === 'money'
      ? api.GET('/analytics/money/export', { params: { query }, parseAs: 'blob' })
      : api.GET('/analytics/export', { params: { query: { view, ...query } }, parseAs: 'blob' }),
    `ayana-${view}-${from}-to-${to}.csv`,
  );
}
