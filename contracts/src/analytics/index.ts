export {
  type AnalyticsFilter,
  type AnalyticsGroup,
  ANALYTICS_GROUPS,
  ANALYTICS_MONTHS_MAX,
  ANALYTICS_NONE,
  type AnalyticsView,
  ANALYTICS_VIEWS,
  type CaseGroup,
  CASE_GROUPS,
  LEAD_GROUPS,
  type LeadGroup,
  monthOf,
  monthsAfter,
  monthsBetween,
  type RatingGroup,
  RATING_GROUPS,
} from './ranges.ts';
export {
  CASE_SOURCE_NAMES,
  CASE_SOURCES,
  type CaseSource,
  FUNNEL_STEP_NAMES,
  FUNNEL_STEPS,
  type FunnelStep,
  TIME_MEASURE_NAMES,
  TIME_MEASURES,
  type TimeMeasure,
} from './steps.ts';
export {
  CHECK_IN_COUNTS,
  type CheckInCount,
  type CountedCase,
  type CountedCasesPage,
  QUOTE_FATES,
  type QuoteFate,
  QUOTES_OUTCOMES,
  type QuotesOutcome,
} from './counted-cases.ts';
export {
  MONEY_GROUPS,
  type MoneyGroup,
  type MoneyMonth,
  type MoneyOfCurrency,
  type MoneyOfGroup,
  type MoneySums,
  type MoneyView,
} from './money.ts';
export type * from './figures-answers.ts';
