import {
  CASE_SOURCE_NAMES,
  CASE_SOURCES,
  CHECK_IN_COUNTS,
  type CheckInCount,
  type CountedCase,
  FUNNEL_STEP_NAMES,
  FUNNEL_STEPS,
  QUOTE_FATES,
  QUOTES_OUTCOMES,
} from '@ayana/contracts/analytics';
import type { operations } from '@ayana/contracts/api';
import { LEAD_STAGE_NAMES, LEAD_STAGES, LOST_REASON_NAMES, LOST_REASONS } from '@ayana/contracts/inbox';
import { COUNTRIES } from '@ayana/contracts/places';
import { ListScreen } from '@ayana/case-kit/list-detail';
import { api, dataOf } from '@ayana/portal-kit';
import { listLoader, RouterLink, useList } from '@ayana/portal-kit/screens';
import { Breadcrumbs } from '@ayana/shared-ui/detail';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { caseHref, enquiryHref, intakeHref } from '../../paths';
import { ANALYTICS_PATH } from './analytics.api';
import { DASH, monthName } from './figure-words';
import { messages as all } from './messages';

const { behindFigure: messages, acceptance, complications, none } = all;
const { columns: titles, filters: labels } = messages;

const NAMES = [
  'from',
  'to',
  'country',
  'source',
  'treatment_id',
  'hospital_id',
  'step',
  'outcome',
  'quote',
  'check_in',
  'lead_stage',
  'lost_reason',
  'manager_id',
  'sort',
  'order',
] as const;
type Query = NonNullable<operations['Analytics_cases']['parameters']['query']>;

export const loader = listLoader<CountedCase, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/analytics/cases', { params: { query } })),
});

const nameOf = ({ case_number }: CountedCase): string => case_number ?? messages.enquiry;
/** Of its case; an enquiry that is no case yet is in the inbox. */
function hrefOf({ id, case_id, is_journey }: CountedCase): string {
  if (case_id === null) return enquiryHref(id);
  return is_journey ? caseHref(case_id) : intakeHref(case_id);
}

const COLUMNS: readonly Column<CountedCase>[] = [
  { id: 'case', title: titles.case, lead: true, cell: (each) => <bdi>{nameOf(each)}</bdi> },
  { id: 'month', title: titles.month, sort: 'month', firstOrder: 'desc', cell: ({ month }) => monthName(month) },
  { id: 'country', title: titles.country, cell: ({ country }) => country ?? none.country },
  { id: 'source', title: titles.source, cell: ({ source }) => CASE_SOURCE_NAMES[source] },
  { id: 'treatment', title: titles.treatment, cell: ({ treatment }) => <bdi>{treatment ?? none.treatment}</bdi> },
  { id: 'hospital', title: titles.hospital, cell: ({ hospital }) => <bdi>{hospital ?? none.hospital}</bdi> },
  { id: 'reached', title: titles.reached, cell: ({ reached }) => FUNNEL_STEP_NAMES[reached] },
  {
    id: 'quotes',
    title: titles.quotes,
    cell: ({ outcome }) => (outcome === null ? DASH : acceptance[outcome]),
  },
];

const one = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Filter => ({ kind: 'one', name, label, options: values.map((value) => ({ value, label: labelOf(value) })) });

const checkIn = (count: CheckInCount): string =>
  count === 'check_ins' || count === 'flagged' ? messages.checkIn[count] : complications.flag[count];

const FILTERS: readonly Filter[] = [
  one(
    'country',
    titles.country,
    COUNTRIES.map(({ name }) => name),
    (name) => name,
  ),
  one('source', titles.source, CASE_SOURCES, (source) => CASE_SOURCE_NAMES[source]),
  one('step', labels.step, FUNNEL_STEPS, (step) => FUNNEL_STEP_NAMES[step]),
  one('outcome', labels.outcome, QUOTES_OUTCOMES, (outcome) => acceptance[outcome]),
  one('quote', labels.quote, QUOTE_FATES, (fate) => acceptance.fate[fate]),
  one('check_in', labels.check_in, CHECK_IN_COUNTS, checkIn),
  one('lead_stage', labels.lead_stage, LEAD_STAGES, (stage) => LEAD_STAGE_NAMES[stage]),
  one('lost_reason', labels.lost_reason, LOST_REASONS, (reason) => LOST_REASON_NAMES[reason]),
  { kind: 'given', name: 'from', label: (month) => messages.since(monthName(month)) },
  { kind: 'given', name: 'to', label: (month) => messages.until(monthName(month)) },
  { kind: 'given', name: 'treatment_id', label: () => messages.chosen.treatment },
  { kind: 'given', name: 'hospital_id', label: () => messages.chosen.hospital },
  { kind: 'given', name: 'manager_id', label: () => messages.chosen.manager },
];

/** The cases behind a bar of the figures. */
export function Component() {
  return (
    <ListScreen
      name="counted-cases"
      list={useList<CountedCase>({ names: NAMES })}
      columns={COLUMNS}
      filters={FILTERS}
      words={messages}
      tabs={
        <Breadcrumbs
          places={[{ label: messages.back, href: ANALYTICS_PATH }]}
          current={messages.title}
          LinkComponent={RouterLink}
        />
      }
      defaultSort={{ by: 'month', order: 'desc' }}
      hrefOf={hrefOf}
      nameOf={nameOf}
    />
  );
}
