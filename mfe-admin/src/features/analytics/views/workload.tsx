import { BarTable } from '@ayana/shared-ui/chart';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { ViewOf } from '../analytics.api';
import { useCasesHref } from '../cases-href';
import { changeText, count, groupName, share, took } from '../figure-words';
import { messages } from '../messages';
import { beforeLabel, CasesLink, Months, NothingCounted } from '../parts';

const words = messages.workload;

/** What came in, how soon it was answered, and who carries how much. */
export function Workload({ view }: { view: ViewOf<'workload'> }) {
  const { figures, before, months, groups } = view;
  const casesHref = useCasesHref();
  if (figures.cases === 0 && before.cases === 0) return <NothingCounted />;
  return (
    <>
      <StatRow>
        <Stat label={words.enquiries} value={count(figures.cases)} note={changeText(figures.cases, before.cases)} />
        <Stat
          label={words.answered}
          value={count(figures.answered)}
          note={words.ofEnquiries(share(figures.answered, figures.cases))}
        />
        <Stat
          label={words.half}
          value={took(figures.median)}
          note={before.median === null ? undefined : messages.times.beforeHalf(took(before.median))}
        />
        <Stat label={words.open} value={count(figures.open)} />
      </StatRow>
      <PortalCard title={words.people}>
        <BarTable
          title={words.people}
          head={[messages.group.person, words.openNow, words.led, words.closed, words.first, words.half]}
          rows={groups.map((group) => ({
            id: group.id ?? 'none',
            name: (
              <CasesLink
                href={group.id === null || group.figures.led === 0 ? undefined : casesHref({ manager_id: group.id })}
              >
                {groupName('person', group)}
              </CasesLink>
            ),
            value: group.figures.led,
            before: group.before.led,
            cells: [
              count(group.figures.open),
              count(group.figures.led),
              count(group.figures.closed),
              count(group.figures.answered),
              took(group.figures.median),
            ],
          }))}
          beforeLabel={beforeLabel(view)}
          note={words.note}
        />
      </PortalCard>
      <Months
        title={words.months}
        months={months}
        kind="bar"
        series={[
          { name: words.enquiries, values: months.map((each) => each.figures.cases) },
          { name: words.answered, values: months.map((each) => each.figures.answered) },
        ]}
      />
    </>
  );
}
