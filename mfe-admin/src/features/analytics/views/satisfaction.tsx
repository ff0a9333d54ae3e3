import { formatLocale } from '@ayana/contracts/language';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { ViewOf } from '../analytics.api';
import { useRequestsHref } from '../cases-href';
import { count, DASH, share } from '../figure-words';
import { messages } from '../messages';
import { Groups, Kinds, Months, NothingCounted } from '../parts';

const words = messages.satisfaction;
const STARS = [
  ['fives', 5],
  ['fours', 4],
  ['threes', 3],
  ['twos', 2],
  ['ones', 1],
] as const;
const RATING = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 2 });
const rating = (average: number | null): string => (average === null ? DASH : RATING.format(average));

/** How people rate a service request of theirs that was resolved. */
export function Satisfaction({ view }: { view: ViewOf<'satisfaction'> }) {
  const { figures, before, months } = view;
  const requestsHref = useRequestsHref();
  if (figures.answers === 0 && before.answers === 0) return <NothingCounted />;
  return (
    <>
      <StatRow>
        <Stat
          label={words.average}
          value={rating(figures.average)}
          note={
            before.average === null
              ? words.ofFive
              : `${words.ofFive}; ${messages.times.beforeHalf(rating(before.average))}`
          }
        />
        <Stat label={words.answers} value={count(figures.answers)} />
        <Stat label={words.happy} value={share(figures.fours + figures.fives, figures.answers)} />
      </StatRow>
      <Kinds
        title={words.stars}
        head={words.starsHead}
        unit={words.ratings}
        rows={STARS.map(([id, stars]) => ({
          id,
          name: words.star(stars),
          value: figures[id],
          before: before[id],
          href: requestsHref({ rating: String(stars) }),
        }))}
        whole={figures.answers}
        note={words.note}
      />
      <Months
        title={words.months}
        caption={words.byMonth}
        months={months}
        series={[{ name: words.average, values: months.map((each) => each.figures.average) }]}
      />
      <Groups
        view={view}
        title={words.answers}
        note={words.note}
        valueOf={({ answers }) => answers}
        hrefOf={(by, id) => requestsHref({ [by === 'service' ? 'item' : by]: id ?? 'none' })}
        columns={[
          [words.ratings, (group) => count(group.figures.answers)],
          [words.average, (group) => rating(group.figures.average)],
        ]}
      />
    </>
  );
}
