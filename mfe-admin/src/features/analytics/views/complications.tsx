import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { ViewOf } from '../analytics.api';
import { useCasesHref } from '../cases-href';
import { count, share } from '../figure-words';
import { messages } from '../messages';
import { Groups, Kinds, Months, NothingCounted } from '../parts';

const words = messages.complications;
const FLAGS = ['flag_pain', 'flag_fever', 'flag_wound', 'flag_medicine', 'flag_worry'] as const;

/** What patients answered at home that the case manager must see at once. */
export function Complications({ view }: { view: ViewOf<'complications'> }) {
  const { figures, before, months } = view;
  const casesHref = useCasesHref();
  if (figures.check_ins === 0 && before.check_ins === 0) return <NothingCounted />;
  return (
    <>
      <StatRow>
        <Stat label={words.followed} value={count(figures.followed)} />
        <Stat label={words.checkIns} value={count(figures.check_ins)} />
        <Stat
          label={words.flagged}
          value={count(figures.flagged)}
          note={words.ofCheckIns(share(figures.flagged, figures.check_ins))}
        />
      </StatRow>
      <Kinds
        title={words.flags}
        head={words.flagHead}
        unit={words.checkIns}
        rows={FLAGS.map((id) => ({
          id,
          name: words.flag[id],
          value: figures[id],
          before: before[id],
          href: casesHref({ check_in: id }),
        }))}
        whole={figures.check_ins}
        note={words.note}
      />
      <Months
        title={words.months}
        months={months}
        series={[
          { name: words.checkIns, values: months.map((each) => each.figures.check_ins) },
          { name: words.withFlag, values: months.map((each) => each.figures.flagged) },
        ]}
      />
      <Groups
        view={view}
        having={{ check_in: 'check_ins' }}
        valueOf={({ check_ins }) => check_ins}
        columns={[
          [words.checkIns, (group) => count(group.figures.check_ins)],
          [words.withFlag, (group) => count(group.figures.flagged)],
          [messages.share, (group) => share(group.figures.flagged, group.figures.check_ins)],
        ]}
      />
    </>
  );
}
