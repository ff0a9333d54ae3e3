import { type BarRow, BarTable, Chart } from '@ayana/shared-ui/chart';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { EmptyState } from '@ayana/shared-ui/states';
import type { ReactNode } from 'react';
import { ofGroup, useCasesHref } from './cases-href';
import { count, groupName, monthName, share } from './figure-words';
import { messages } from './messages';

export interface FrameOfView {
  from: string;
  to: string;
  before_from: string;
  before_to: string;
  by: string | null;
}

export const beforeLabel = ({ before_from, before_to }: FrameOfView): string =>
  messages.beforeRange(monthName(before_from), monthName(before_to));

interface Group<F> {
  id: string | null;
  name: string | null;
  figures: F;
  before: F;
}

interface GroupsProps<F> {
  view: FrameOfView & { groups: readonly Group<F>[] };
  /** The length of a bar. */
  valueOf: (figures: F) => number;
  /** Heads of the columns, and their cells. */
  columns: readonly (readonly [head: string, cell: (group: Group<F>) => string])[];
  /** What the bars are. */
  bar?: string;
  /** What the cases behind a bar have besides their group, such as a step. */
  having?: Readonly<Record<string, string>>;
  /** Where a bar leads that has no cases behind it. */
  hrefOf?: (by: string, id: string | null) => string;
  title?: string;
  note?: string;
}

/** The figures of each country, source, treatment, hospital or service, as bars. */
export function Groups<F>({ view, valueOf, columns, bar, having, hrefOf, title, note }: GroupsProps<F>) {
  const { by, groups } = view;
  const casesHref = useCasesHref();
  if (by === null || groups.length === 0) return null;
  const heading = title ?? messages.funnel.groups(by);
  const hrefOfGroup = (name: string, { id, figures }: Group<F>): string | undefined => {
    if (valueOf(figures) === 0) return undefined;
    if (hrefOf !== undefined) return hrefOf(name, id);
    const cases = ofGroup(name, id);
    return cases === undefined ? undefined : casesHref({ ...having, ...cases });
  };
  const rowOf = (group: Group<F>): BarRow => {
    const before = valueOf(group.before);
    const row: BarRow = {
      id: group.id ?? 'none',
      name: <CasesLink href={hrefOfGroup(by, group)}>{groupName(by, group)}</CasesLink>,
      value: valueOf(group.figures),
      cells: columns.map(([, cell]) => cell(group)),
    };
    // A mark at nothing would look like the edge of the bar.
    return before > 0 ? { ...row, before } : row;
  };
  return (
    <PortalCard title={heading}>
      <BarTable
        title={heading}
        head={[GROUP[by] ?? '', ...columns.map(([head]) => head)]}
        rows={groups.map((group) => rowOf(group))}
        beforeLabel={beforeLabel(view)}
        {...(bar === undefined ? {} : { bar })}
        note={note ?? messages.funnel.groupsNote(by)}
      />
    </PortalCard>
  );
}

/** A name that leads to the cases behind its bar, where there are some. */
export const CasesLink = ({ href, children }: { href: string | undefined; children: string }) =>
  href === undefined ? (
    <bdi>{children}</bdi>
  ) : (
    <Link as={RouterLink} href={href} dir="auto">
      {children}
    </Link>
  );

const GROUP: Readonly<Record<string, string>> = messages.group;

/** A line for each series over the months of the range, in a card. */
export function Months({
  title,
  caption = messages.byMonth,
  months,
  series,
  note,
  kind = 'line',
}: {
  title: string;
  caption?: string;
  months: readonly { month: string }[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  note?: string;
  kind?: 'line' | 'bar';
}) {
  return (
    <PortalCard title={title}>
      <MonthChart
        caption={caption}
        months={months}
        series={series}
        kind={kind}
        {...(note === undefined ? {} : { note })}
      />
    </PortalCard>
  );
}

export function MonthChart({
  caption,
  months,
  series,
  note,
  kind = 'line',
}: {
  caption: string;
  months: readonly { month: string }[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  note?: string;
  kind?: 'line' | 'bar';
}) {
  return (
    <Chart
      // Two points are no line.
      kind={months.length < 3 ? 'bar' : kind}
      title={caption}
      by={messages.month}
      labels={months.map(({ month }) => monthName(month))}
      series={series}
      {...(note === undefined ? {} : { note })}
    />
  );
}

/** Counts of a handful of kinds, as bars with their share of a whole. `unit` is what is counted, and the head of its column. */
export function Kinds({
  title,
  head,
  unit,
  rows,
  whole,
  note,
}: {
  title: string;
  head: string;
  unit: string;
  rows: readonly { id: string; name: string; value: number; before: number; href?: string }[];
  whole: number;
  note?: ReactNode;
}) {
  return (
    <PortalCard title={title}>
      <BarTable
        title={title}
        head={[head, unit, messages.share, messages.before]}
        rows={rows.map(({ id, name, value, before, href }) => ({
          id,
          name: <CasesLink href={value === 0 ? undefined : href}>{name}</CasesLink>,
          value,
          before,
          cells: [count(value), share(value, whole), count(before)],
        }))}
        note={note}
      />
    </PortalCard>
  );
}

export const NothingCounted = () => <EmptyState title={messages.nothing} text={messages.nothingHow} />;
