import type { MoneyOfCurrency, MoneySums } from '@ayana/contracts/analytics';
import { BarTable } from '@ayana/shared-ui/chart';
import { moneyText } from '@ayana/shared-ui/money';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { ViewOf } from '../analytics.api';
import { count, groupName } from '../figure-words';
import { messages } from '../messages';
import { beforeLabel, Months, NothingCounted } from '../parts';

const words = messages.money;
const KINDS = [
  ['quoted', 'quotes'],
  ['accepted', 'accepted_quotes'],
  ['billed', 'bills'],
] as const;

/** What was quoted, accepted and billed, each currency by itself. */
export function Money({ view }: { view: ViewOf<'money'> }) {
  if (view.currencies.length === 0) return <NothingCounted />;
  return view.currencies.map((each) => <OfCurrency key={each.currency} view={view} of={each} />);
}

function OfCurrency({ view, of }: { view: ViewOf<'money'>; of: MoneyOfCurrency }) {
  const { currency, figures, before, months, groups } = of;
  const { by } = view;
  // Amounts are in hundredths.
  const whole = (amount: number): string => moneyText(amount / 100, currency);
  const cells = (sums: MoneySums): string[] => [
    whole(sums.quoted),
    count(sums.quotes),
    whole(sums.accepted),
    count(sums.accepted_quotes),
    whole(sums.billed),
    count(sums.bills),
  ];
  return (
    <>
      <StatRow>
        {KINDS.map(([kind, papers]) => (
          <Stat
            key={kind}
            label={words.in(words[kind], currency)}
            value={whole(figures[kind])}
            note={`${words.papers[kind](figures[papers])}; ${words.before(whole(before[kind]))}`}
          />
        ))}
      </StatRow>
      <Months
        title={words.months(currency)}
        caption={words.byMonth(currency)}
        months={months}
        kind="bar"
        series={KINDS.map(([kind]) => ({
          name: words[kind],
          values: months.map((month) => month.figures[kind] / 100),
        }))}
        note={words.note}
      />
      {by === null || groups.length === 0 ? null : (
        <PortalCard title={words.groups(by, currency)}>
          <BarTable
            title={words.groups(by, currency)}
            head={[
              GROUP[by] ?? '',
              words.quoted,
              words.quotes,
              words.accepted,
              words.acceptedQuotes,
              words.billed,
              words.bills,
            ]}
            bar={words.quoted}
            rows={groups.map((group) => ({
              id: group.id ?? 'none',
              name: <bdi>{groupName(by, group)}</bdi>,
              value: group.figures.quoted,
              before: group.before.quoted,
              cells: cells(group.figures),
            }))}
            beforeLabel={beforeLabel(view)}
          />
        </PortalCard>
      )}
    </>
  );
}

const GROUP: Readonly<Record<string, string>> = messages.group;
