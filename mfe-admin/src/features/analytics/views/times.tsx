import { TIME_MEASURES } from '@ayana/contracts/analytics';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { ViewOf } from '../analytics.api';
import { Note } from '../analytics.styles';
import { count, inDays, inHours, took } from '../figure-words';
import { messages } from '../messages';
import { Groups, MonthChart, NothingCounted } from '../parts';

const words = messages.times;

/** How long the first answer, the opinion and the first quote took: half, and nine of ten. */
export function Times({ view }: { view: ViewOf<'times'> }) {
  const { figures, before, months } = view;
  if (TIME_MEASURES.every((measure) => figures[measure].cases === 0 && before[measure].cases === 0))
    return <NothingCounted />;
  return (
    <>
      {TIME_MEASURES.map((measure) => {
        const scaled = measure === 'first_answer' ? inHours : inDays;
        return (
          <PortalCard key={measure} title={words.measure[measure]} extra={<p>{words.how[measure]}</p>}>
            <StatRow>
              <Stat
                label={words.half}
                value={took(figures[measure].median)}
                note={before[measure].median === null ? undefined : words.beforeHalf(took(before[measure].median))}
              />
              <Stat
                label={words.most}
                value={took(figures[measure].p90)}
                note={before[measure].p90 === null ? undefined : words.beforeHalf(took(before[measure].p90))}
              />
              <Stat label={words.counted} value={count(figures[measure].cases)} />
            </StatRow>
            <MonthChart
              caption={measure === 'first_answer' ? words.inHours : words.inDays(measure)}
              months={months}
              series={[
                { name: words.half, values: months.map((each) => scaled(each.figures[measure].median)) },
                { name: words.most, values: months.map((each) => scaled(each.figures[measure].p90)) },
              ]}
            />
          </PortalCard>
        );
      })}
      <Groups<ViewOf<'times'>['figures']>
        view={view}
        having={{ step: 'quote' }}
        title={words.groups}
        bar={words.measure.quote}
        valueOf={({ quote }) => quote.median ?? 0}
        columns={TIME_MEASURES.map((measure) => [
          words.measure[measure],
          (group) => took(group.figures[measure].median),
        ])}
      />
      <Note>{words.note}</Note>
    </>
  );
}
