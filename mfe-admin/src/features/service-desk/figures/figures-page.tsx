import { formatLocale } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Chart } from '@ayana/shared-ui/chart';
import { DateInput, Field } from '@ayana/shared-ui/field';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedState } from '@ayana/shared-ui/states';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useNow } from '@ayana/shared-ui/time';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { RouterLink } from '@ayana/portal-kit/screens';
import { messages as shared } from '../../../components/service-desk/messages';
import { REQUESTS_PATH } from '../../../paths';
import type { RequestCounts } from '../types';
import { FigureTables } from './figure-tables';
import { DeskTabs } from '../parts/desk-tabs';
import { FIGURES_PATH } from '../paths';
import { dayInIndia, type DeskFigures, type FiguresAnswer, rangeOf } from './figures.api';
import { Range } from './figures.styles';
import { messages } from './messages';

const { stats, days } = messages;
const RANGES = [7, 30, 90];

export { figuresLoader as loader } from './figures.api';

/** How the desk does: a row of figures, a chart, and what is behind them. */
export function Component() {
  const { figures, counts } = useLoaderData<FiguresAnswer>();
  const { revalidate, state } = useRevalidator();
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <DeskTabs current="figures" />
      <RangeChoice />
      {figures.value === null ? (
        <FailedState
          title={messages.failed}
          failure={figures.failure}
          action={
            <Button variant="outline" size="small" onClick={() => void revalidate()} busy={state === 'loading'}>
              {shared.retry}
            </Button>
          }
        />
      ) : (
        <Figures figures={figures.value} counts={counts} />
      )}
    </PortalPage>
  );
}

function RangeChoice() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const { from, to } = rangeOf(params, now);
  const hrefOf = (range: { from: string; to: string }): string =>
    `${FIGURES_PATH}?${new URLSearchParams(range).toString()}`;
  const go = (range: { from: string; to: string }): void => {
    if (range.from !== '' && range.to !== '') void navigate(hrefOf(range), { replace: true, preventScrollReset: true });
  };
  const quick = RANGES.map((length) => ({
    id: String(length),
    label: messages.last(length),
    href: hrefOf({ from: dayInIndia(now, length - 1), to: dayInIndia(now) }),
  }));
  const current = quick.find(({ href }) => href === hrefOf({ from, to }))?.id ?? '';
  return (
    <Range>
      <TabLinks label={messages.quick} items={quick} current={current} LinkComponent={RouterLink} />
      <div role="group" aria-label={messages.range}>
        <Field label={messages.from}>
          <DateInput value={from} max={to} onChange={({ currentTarget }) => go({ from: currentTarget.value, to })} />
        </Field>
        <Field label={messages.to}>
          <DateInput value={to} min={from} onChange={({ currentTarget }) => go({ from, to: currentTarget.value })} />
        </Field>
      </div>
    </Range>
  );
}

function Figures({ figures, counts }: { figures: DeskFigures; counts: RequestCounts | null }) {
  const { first_time_fix: fix, satisfaction } = figures;
  const text = new Intl.NumberFormat(formatLocale());
  const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent' });
  const day = new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const open = counts?.all.open ?? figures.backlog.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <StatRow>
        <Stat
          label={stats.open}
          value={text.format(open)}
          {...(counts === null || counts.all.overdue === 0 ? {} : { note: stats.late(counts.all.overdue), late: true })}
          href={`${REQUESTS_PATH}?overdue=true`}
          LinkComponent={RouterLink}
        />
        <Stat
          label={stats.unassigned}
          value={text.format(counts?.unassigned.open ?? 0)}
          href={`${REQUESTS_PATH}?assigned_to=none`}
          LinkComponent={RouterLink}
        />
        <Stat
          label={stats.firstTime}
          value={fix.resolved === 0 ? '–' : percent.format(fix.without_reopening / fix.resolved)}
          note={fix.resolved === 0 ? stats.noneResolved : stats.of(fix.resolved)}
        />
        <Stat
          label={stats.rating}
          value={
            satisfaction.average === null
              ? '–'
              : satisfaction.average.toLocaleString(formatLocale(), { maximumFractionDigits: 1 })
          }
          note={satisfaction.answers === 0 ? stats.noRatings : stats.ratings(satisfaction.answers)}
        />
      </StatRow>
      <Chart
        kind="line"
        title={days.title}
        note={days.note}
        by={days.by}
        labels={figures.days.map((each) => day.format(new Date(each.day)))}
        series={[
          { name: days.asked, values: figures.days.map(({ asked }) => asked) },
          { name: days.resolved, values: figures.days.map(({ resolved }) => resolved) },
        ]}
      />
      <FigureTables figures={figures} />
    </>
  );
}
