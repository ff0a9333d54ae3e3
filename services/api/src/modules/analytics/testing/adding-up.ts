import type { CountedCasesPage } from '@ayana/contracts/analytics';
import type {
  AcceptanceViewDto,
  ComplicationsViewDto,
  FunnelViewDto,
  LeadsViewDto,
  RatingsViewDto,
  WorkloadViewDto,
} from '../figures.dto.js';
import type { figuresOf } from './figures.js';

type Figures = ReturnType<typeof figuresOf>;
/** Two figures of one page that must be the same, and what they are. */
type Pair = readonly [what: string, whole: number, parts: number];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The sums of each page of the figures with the parts that are shown beside them. */
export async function sumsOf(figures: Figures): Promise<Pair[]> {
  const read = async <View>(view: string, query = ''): Promise<View> => (await figures.read<View>(view, query)).body;
  const cases = async (query: string): Promise<number> => {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: CountedCasesPage = await read(
        'cases',
        `limit=100&${query}${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    return new Set(found).size;
  };
  const pairs: Pair[] = [];
  for (const by of ['country', 'source', 'treatment', 'hospital']) {
    const view = await read<FunnelViewDto>('funnel', `by=${by}`);
    for (const step of ['enquiry', 'quote', 'accepted', 'treated'] as const) {
      pairs.push([`${step} by ${by}`, view.figures[step], sum(view.groups.map((group) => group.figures[step]))]);
      pairs.push([`${step} by month`, view.figures[step], sum(view.months.map((month) => month.figures[step]))]);
      pairs.push([`cases behind ${step}`, view.figures[step], await cases(`step=${step}`)]);
    }
    for (const { id, figures: each } of view.groups)
      pairs.push([
        `cases behind ${by} ${id}`,
        each.enquiry,
        await cases(
          `${{ treatment: 'treatment_id', hospital: 'hospital_id' }[by] ?? by}=${encodeURIComponent(id ?? 'none')}`,
        ),
      ]);
  }
  const { figures: quotes, words, groups } = await read<AcceptanceViewDto>('acceptance', 'by=country');
  const { accepted, waiting, declined, lapsed } = quotes;
  pairs.push(
    ['cases with a quote', quotes.quoted, accepted + waiting + declined + lapsed],
    ['cases with a quote by country', quotes.quoted, sum(groups.map((group) => group.figures.quoted))],
    ['reasons in words', Math.min(20, quotes.quotes_declined_with_words), words.length],
    ['cases that accepted', accepted, await cases('outcome=accepted')],
    ['cases with a declined quote', quotes.quotes_declined_with_words, await cases('quote=quotes_declined_with_words')],
  );
  const stays = await read<ComplicationsViewDto>('complications', 'by=country');
  pairs.push(
    ['check-ins by country', stays.figures.check_ins, sum(stays.groups.map((group) => group.figures.check_ins))],
    ['cases with a check-in', stays.figures.followed, await cases('check_in=check_ins')],
  );
  const leads = await read<LeadsViewDto>('leads', 'by=source');
  const { enquiries, lost, ...stages } = leads.figures;
  const reasons = Object.entries(stages).filter(([name]) => name.startsWith('lost_'));
  pairs.push(
    ['leads', enquiries, lost + stages.new + stages.answered + stages.interested + stages.quoted + stages.decided],
    ['lost leads', lost, sum(reasons.map(([, count]) => count))],
    ['leads by source', enquiries, sum(leads.groups.map((group) => group.figures.enquiries))],
  );
  for (const stage of ['interested', 'lost'] as const)
    pairs.push([`cases behind ${stage}`, leads.figures[stage], await cases(`lead_stage=${stage}`)]);
  pairs.push(['cases lost by price', leads.figures.lost_price, await cases('lost_reason=price')]);
  const { figures: rated } = await read<RatingsViewDto>('satisfaction');
  pairs.push(['ratings', rated.answers, rated.ones + rated.twos + rated.threes + rated.fours + rated.fives]);
  for (const by of ['country', 'hospital']) {
    const { currencies } = (await figures.money(`by=${by}`)).body;
    for (const { currency, figures: all, months, groups: each } of currencies)
      for (const kind of ['quotes', 'quoted', 'accepted_quotes', 'accepted', 'bills', 'billed'] as const)
        pairs.push(
          [`${kind} in ${currency} by month`, all[kind], sum(months.map((month) => month.figures[kind]))],
          [`${kind} in ${currency} by ${by}`, all[kind], sum(each.map((group) => group.figures[kind]))],
        );
  }
  const work = await read<WorkloadViewDto>('workload');
  pairs.push(
    ['cases led', work.figures.led, sum(work.groups.map((group) => group.figures.led))],
    ['first answers', work.figures.answered, sum(work.groups.map((group) => group.figures.answered))],
  );
  return pairs;
}
