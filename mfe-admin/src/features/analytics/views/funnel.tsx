import { FUNNEL_STEP_NAMES, FUNNEL_STEPS } from '@ayana/contracts/analytics';
import { BarTable } from '@ayana/shared-ui/chart';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import type { ViewOf } from '../analytics.api';
import { Sentence } from '../analytics.styles';
import { useCasesHref } from '../cases-href';
import { changeText, count, share } from '../figure-words';
import { messages } from '../messages';
import { beforeLabel, CasesLink, Groups, Months, NothingCounted } from '../parts';

const words = messages.funnel;

/** How far cases come, month by month, and by what they are grouped by. */
export function Funnel({ view }: { view: ViewOf<'funnel'> }) {
  const { figures, before, months } = view;
  const casesHref = useCasesHref();
  const changed = changeText(figures.enquiry, before.enquiry);
  if (figures.enquiry === 0 && before.enquiry === 0) return <NothingCounted />;
  return (
    <>
      <Sentence>
        {words.sentence(figures.enquiry, figures.accepted, figures.arrived)}
        {changed === undefined ? null : <small>{changed}</small>}
      </Sentence>
      <PortalCard title={words.title}>
        <BarTable
          title={words.title}
          head={[words.step, messages.cases, messages.share, words.ofBefore]}
          rows={FUNNEL_STEPS.map((step, at) => {
            const last = FUNNEL_STEPS[at - 1];
            return {
              id: step,
              name: (
                <CasesLink href={figures[step] === 0 ? undefined : casesHref({ step })}>
                  {FUNNEL_STEP_NAMES[step]}
                </CasesLink>
              ),
              hint: words.how[step],
              value: figures[step],
              before: before[step],
              cells: [
                count(figures[step]),
                share(figures[step], figures.enquiry),
                last === undefined ? '' : share(figures[step], figures[last]),
              ],
            };
          })}
          beforeLabel={beforeLabel(view)}
          note={words.note}
        />
      </PortalCard>
      <Months
        title={words.months}
        months={months}
        series={[
          { name: words.enquiries, values: months.map((each) => each.figures.enquiry) },
          { name: words.quotes, values: months.map((each) => each.figures.quote) },
          { name: words.accepted, values: months.map((each) => each.figures.accepted) },
          { name: words.treated, values: months.map((each) => each.figures.treated) },
        ]}
        note={words.monthsNote}
      />
      <Groups
        view={view}
        valueOf={({ enquiry }) => enquiry}
        columns={[
          [words.enquiries, (group) => count(group.figures.enquiry)],
          [words.quotes, (group) => count(group.figures.quote)],
          [words.accepted, (group) => count(group.figures.accepted)],
          [words.acceptedShare, (group) => share(group.figures.accepted, group.figures.enquiry)],
        ]}
      />
    </>
  );
}
