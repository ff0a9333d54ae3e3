import { decimalText, type ResultTrend } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Chart } from '@ayana/shared-ui/chart';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { readTrends } from './orders.api';
import { Hint } from './orders.styles';

const { trend: words } = messages;

/** How each test of an order that was done before went, with the usual range beside it. */
export default function TrendView({ id }: { id: string }) {
  const part = usePart({ key: `trend-${id}`, read: () => readTrends(id), live: ['laboratory_orders.updated'] });
  return (
    <ReadDetail detail={part} failed={words.failed} stale={messages.stale} retry={messages.retry}>
      {({ items }) =>
        items.length === 0 ? <Hint>{words.none}</Hint> : items.map((trend) => <Trend key={trend.code} trend={trend} />)
      }
    </ReadDetail>
  );
}

function Trend({ trend: { name, unit, decimals, range, points } }: { trend: ResultTrend }) {
  const now = useNow();
  const { low = null, high = null } = range ?? {};
  const edge = (title: string, value: number | null) =>
    value === null ? [] : [{ name: title, values: points.map(() => Number(decimalText(value, decimals))) }];
  return (
    <Chart
      kind="line"
      title={words.title(name, unit)}
      by={words.by}
      labels={points.map(({ at, order_number }) => `${dateText(new Date(at), now)}, ${order_number}`)}
      series={[
        { name: words.value, values: points.map(({ digits }) => Number(digits)) },
        ...edge(words.low, low),
        ...edge(words.high, high),
      ]}
    />
  );
}
