import {
  TIME_MEASURES,
  type AnalyticsGroup,
  type CaseGroup,
  type Funnel,
  type AnalyticsChoices,
  type CountedCasesPage,
} from '@ayana/contracts/analytics';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type {
  AnalyticsFrameDto,
  AnalyticsRangeDto,
  CaseFiguresQueryDto,
  LeadsQueryDto,
  RatingsQueryDto,
} from './analytics.dto.js';
import { type MonthRange, rangeOf } from './analytics-range.js';
import { buildView, sumOf } from './build-view.js';
import { type CaseQuestion, namesOf, sumCases, type SumRow, type TimeRow, timesOfCases } from './case-sums.queries.js';
import { keysetList } from '../../platform/http/lists/keyset-list.js';
import type { CountedCasesQueryDto } from './counted-cases.dto.js';
import { COUNTED_CASES, countedCaseOf, countedCases } from './counted-cases.queries.js';
import { countedTime } from './counted-times.js';
import type {
  AcceptanceDto,
  AcceptanceViewDto,
  ComplicationsDto,
  ComplicationsViewDto,
  FunnelViewDto,
  LeadsDto,
  LeadsViewDto,
  RatingsDto,
  RatingsViewDto,
  TimesDto,
  TimesViewDto,
  WorkDto,
  WorkloadViewDto,
} from './figures.dto.js';
import { type LeadRow, leadsOf, leadSums } from './lead-sums.queries.js';
import {
  choices,
  decisionWords,
  lastRun,
  people,
  type PersonRow,
  type RatingRow,
  ratings,
} from './staff-sums.queries.js';

type Frame = Pick<AnalyticsFrameDto, keyof AnalyticsFrameDto>;

/** The columns of the funnel's steps. */
const STEPS = {
  enquiry: 'cases',
  registered: 'reached_2',
  records: 'reached_3',
  opinion: 'reached_4',
  quote: 'reached_5',
  accepted: 'reached_6',
  arrived: 'reached_7',
  treated: 'reached_8',
  followed_up: 'reached_9',
} as const satisfies Record<keyof Funnel, string>;

const ACCEPTANCE = [
  'accepted',
  'waiting',
  'declined',
  'lapsed',
  'quotes_accepted',
  'quotes_waiting',
  'quotes_other_chosen',
  'quotes_declined_with_words',
  'quotes_declined_without_words',
  'quotes_lapsed',
  'quotes_withdrawn',
] as const satisfies readonly (keyof AcceptanceDto)[];

const COMPLICATIONS = [
  'followed',
  'check_ins',
  'flagged',
  'flag_pain',
  'flag_fever',
  'flag_wound',
  'flag_medicine',
  'flag_worry',
] as const satisfies readonly (keyof ComplicationsDto)[];

/** How cases, quotes and the staff do, from sums that a job keeps (docs/adr/0062). Cases count in the month in which the enquiry came. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  funnel(query: CaseFiguresQueryDto): Promise<FunnelViewDto> {
    return this.ofCases(
      query,
      Object.values(STEPS),
      (sum) => figuresBy(STEPS, sum),
      ({ enquiry }) => enquiry,
    );
  }

  async acceptance(query: CaseFiguresQueryDto): Promise<AcceptanceViewDto> {
    const [view, words] = await Promise.all([
      this.ofCases(query, ACCEPTANCE, acceptanceOf, ({ quoted }) => quoted),
      decisionWords(this.database.read(), this.range(query), query),
    ]);
    return { ...view, words };
  }

  complications(query: CaseFiguresQueryDto): Promise<ComplicationsViewDto> {
    return this.ofCases(query, COMPLICATIONS, complicationsOf, ({ check_ins }) => check_ins);
  }

  async times(query: CaseFiguresQueryDto): Promise<TimesViewDto> {
    const question = this.question(query);
    const { range, by } = question;
    const database = this.database.read();
    const [found, names, frame] = await Promise.all([
      timesOfCases(database, question),
      this.names(by),
      this.frame(range, by),
    ]);
    const rows = found.filter(({ is_all }) => !is_all);
    const all = found.filter(({ is_all }) => is_all);
    return {
      ...frame,
      ...buildView<TimeRow, TimesDto>({
        range,
        rows,
        names,
        figuresOf: timesOf,
        weightOf: (figures) => sumOf(TIME_MEASURES, (measure) => figures[measure].cases),
        allOf: (isNow) => all.filter(({ is_now }) => is_now === isNow),
      }),
    };
  }

  async satisfaction(query: RatingsQueryDto): Promise<RatingsViewDto> {
    const range = this.range(query);
    const by = query.by ?? null;
    const database = this.database.read();
    const [all, groups, names, frame] = await Promise.all([
      ratings(database, range, query.country, null),
      by === null ? [] : ratings(database, range, query.country, by),
      this.names(by),
      this.frame(range, by),
    ]);
    const rows = [...all, ...groups.map((row) => Object.assign({}, row, { month: null }))];
    return {
      ...frame,
      ...buildView<Omit<RatingRow, 'month'> & { month: string | null }, RatingsDto>({
        range,
        rows,
        names,
        figuresOf: ratingsOf,
        weightOf: ({ answers }) => answers,
      }),
    };
  }

  async leads(query: LeadsQueryDto): Promise<LeadsViewDto> {
    const range = this.range(query);
    const by = query.by ?? null;
    const database = this.database.read();
    const [all, groups, names, frame] = await Promise.all([
      leadSums(database, range, query, null),
      by === null ? [] : leadSums(database, range, query, by),
      this.names(by),
      this.frame(range, by),
    ]);
    const rows = [...all, ...groups.map((row) => Object.assign({}, row, { month: null }))];
    return {
      ...frame,
      ...buildView<Omit<LeadRow, 'month'> & { month: string | null }, LeadsDto>({
        range,
        rows,
        names,
        figuresOf: (each) => leadsOf(each),
        weightOf: ({ enquiries }) => enquiries,
      }),
    };
  }

  async workload(query: AnalyticsRangeDto): Promise<WorkloadViewDto> {
    const range = this.range(query);
    const database = this.database.read();
    const question: CaseQuestion = { range, filters: {}, by: null };
    const [found, enquiries, times, frame] = await Promise.all([
      people(database, range),
      sumCases(database, question, ['cases']),
      timesOfCases(database, question),
      this.frame(range, null),
    ]);
    const rows: WorkRow[] = [
      ...found.map((row) => Object.assign({ cases: row.month === null ? row.led : 0 }, row)),
      // What everyone has in common: the enquiries, and how soon they were answered.
      ...enquiries.map(({ month, is_now, cases = 0 }) => ofEveryone({ month, is_now, cases })),
      ...times.filter(({ is_all }) => !is_all).map((row) => ofEveryone(firstAnswerOf(row))),
    ];
    const sums = rows.filter(({ month }) => month !== null);
    return {
      ...frame,
      ...buildView<WorkRow, WorkDto>({
        range,
        rows,
        names: new Map(found.flatMap(({ id, name }) => (id === null || name === null ? [] : [[id, name]]))),
        figuresOf: workOf,
        weightOf: ({ led, answered }) => led + answered,
        allOf: (isNow) => [
          ...sums
            .filter(({ is_now }) => is_now === isNow)
            .map((row) => Object.assign({}, row, { median: null, p90: null })),
          ...times
            .filter(({ is_all, is_now }) => is_all && is_now === isNow)
            .map((row) => ofEveryone(firstAnswerOf(row))),
        ],
      }),
    };
  }

  /** The cases behind a figure. */
  async cases(question: CountedCasesQueryDto): Promise<CountedCasesPage> {
    const range = this.range(question);
    const { from: _from, to: _to, ...query } = question;
    const { items, next_cursor } = await keysetList(
      countedCases(this.database.read(), range),
      COUNTED_CASES,
      query,
      null,
    );
    return { items: items.map((row) => countedCaseOf(row)), next_cursor };
  }

  choices(): Promise<AnalyticsChoices> {
    return choices(this.database.read());
  }

  private async ofCases<F>(
    query: CaseFiguresQueryDto,
    columns: readonly string[],
    figuresOf: (sum: (column: string) => number) => F,
    weightOf: (figures: F) => number,
  ) {
    const question = this.question(query);
    const { range, by } = question;
    const [rows, names, frame] = await Promise.all([
      sumCases(this.database.read(), question, columns),
      this.names(by),
      this.frame(range, by),
    ]);
    const ofRows = (each: readonly SumRow[]): F => figuresOf((column) => sumOf(each, (row) => row[column] ?? 0));
    return { ...frame, ...buildView({ range, rows, names, figuresOf: ofRows, weightOf }) };
  }

  private range(query: AnalyticsRangeDto): MonthRange {
    return rangeOf(query, this.clock.now());
  }

  private question({ by, ...filters }: CaseFiguresQueryDto): CaseQuestion {
    return { range: this.range(filters), filters, by: by ?? null };
  }

  private async frame(range: MonthRange, by: AnalyticsGroup | null): Promise<Frame> {
    return { ...range, by, ...(await lastRun(this.database.read(), range)) };
  }

  private async names(by: CaseGroup | 'service' | null): Promise<ReadonlyMap<string, string>> {
    return by === null ? new Map() : namesOf(this.database.read(), by);
  }
}

function figuresBy<Key extends string>(
  columns: Readonly<Record<Key, string>>,
  sum: (column: string) => number,
): Record<Key, number> {
  return Object.fromEntries(Object.entries<string>(columns).map(([key, column]) => [key, sum(column)])) as Record<
    Key,
    number
  >;
}

const sameName = <Key extends string>(keys: readonly Key[]): Record<Key, Key> =>
  Object.fromEntries(keys.map((key) => [key, key])) as Record<Key, Key>;

function acceptanceOf(sum: (column: string) => number): AcceptanceDto {
  const figures = figuresBy(sameName(ACCEPTANCE), sum);
  const { accepted, waiting, declined, lapsed } = figures;
  return { quoted: accepted + waiting + declined + lapsed, ...figures };
}

const complicationsOf = (sum: (column: string) => number): ComplicationsDto => figuresBy(sameName(COMPLICATIONS), sum);

const timesOf = ([row]: readonly TimeRow[]): TimesDto =>
  row?.times ?? { first_answer: countedTime([]), opinion: countedTime([]), quote: countedTime([]) };

function ratingsOf(rows: readonly { rating: number; answers: number }[]): RatingsDto {
  const of = (rating: number): number =>
    sumOf(
      rows.filter((row) => row.rating === rating),
      ({ answers }) => answers,
    );
  const answers = sumOf(rows, (row) => row.answers);
  const points = sumOf(rows, (row) => row.rating * row.answers);
  return {
    answers,
    average: answers === 0 ? null : Math.round((points / answers) * 100) / 100,
    ones: of(1),
    twos: of(2),
    threes: of(3),
    fours: of(4),
    fives: of(5),
  };
}

type WorkRow = Omit<PersonRow, 'name'> & { cases: number };

/** A row of nobody in particular. */
const ofEveryone = (row: Pick<WorkRow, 'is_now'> & Partial<WorkRow>): WorkRow => ({
  id: null,
  month: null,
  cases: 0,
  led: 0,
  open: 0,
  closed: 0,
  answered: 0,
  median: null,
  p90: null,
  ...row,
});

const firstAnswerOf = ({ month, is_now, times: { first_answer } }: TimeRow) => ({
  month,
  is_now,
  median: first_answer.median,
  p90: first_answer.p90,
});

function workOf(rows: readonly WorkRow[]): WorkDto {
  const sum = (column: 'cases' | 'led' | 'open' | 'closed' | 'answered'): number => sumOf(rows, (row) => row[column]);
  return {
    cases: sum('cases'),
    answered: sum('answered'),
    median: rows.find(({ median }) => median !== null)?.median ?? null,
    p90: rows.find(({ p90 }) => p90 !== null)?.p90 ?? null,
    led: sum('led'),
    open: sum('open'),
    closed: sum('closed'),
  };
}
