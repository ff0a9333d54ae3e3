import { LEAD_STAGE_NAMES, LEAD_STAGES, LOST_REASON_NAMES, LOST_REASONS } from '@ayana/contracts/inbox';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import type { ViewOf } from '../analytics.api';
import { useCasesHref } from '../cases-href';
import { changeText, count, share } from '../figure-words';
import { messages } from '../messages';
import { Groups, Kinds, Months, NothingCounted } from '../parts';

const words = messages.leads;

/** How far the enquiries of the site have come, and why some were lost. */
export function Leads({ view }: { view: ViewOf<'leads'> }) {
  const { figures, before, months } = view;
  const casesHref = useCasesHref();
  if (figures.enquiries === 0 && before.enquiries === 0) return <NothingCounted />;
  const ofAll = (value: number): string => messages.workload.ofEnquiries(share(value, figures.enquiries));
  return (
    <>
      <StatRow>
        <Stat
          label={words.enquiries}
          value={count(figures.enquiries)}
          note={changeText(figures.enquiries, before.enquiries)}
        />
        {(['interested', 'quoted', 'decided', 'lost'] as const).map((stage) => (
          <Stat
            key={stage}
            label={LEAD_STAGE_NAMES[stage]}
            value={count(figures[stage])}
            note={ofAll(figures[stage])}
          />
        ))}
      </StatRow>
      <Kinds
        title={words.title}
        head={words.head}
        unit={words.enquiries}
        rows={LEAD_STAGES.map((id) => ({
          id,
          name: LEAD_STAGE_NAMES[id],
          value: figures[id],
          before: before[id],
          href: casesHref({ lead_stage: id }),
        }))}
        whole={figures.enquiries}
        note={words.note}
      />
      {figures.lost + before.lost === 0 ? (
        <PortalCard title={words.reasons}>
          <p>{words.noneLost}</p>
        </PortalCard>
      ) : (
        <Kinds
          title={words.reasons}
          head={words.reason}
          unit={words.enquiries}
          rows={LOST_REASONS.map((id) => ({
            id,
            name: LOST_REASON_NAMES[id],
            value: figures[`lost_${id}`],
            before: before[`lost_${id}`],
            href: casesHref({ lost_reason: id }),
          }))}
          whole={figures.lost}
          note={words.reasonsNote}
        />
      )}
      <Months
        title={words.months}
        months={months}
        series={[
          { name: words.enquiries, values: months.map((each) => each.figures.enquiries) },
          { name: words.decided, values: months.map((each) => each.figures.decided) },
          { name: words.lost, values: months.map((each) => each.figures.lost) },
        ]}
      />
      <Groups
        view={view}
        valueOf={({ enquiries }) => enquiries}
        columns={[
          [words.enquiries, (group) => count(group.figures.enquiries)],
          [words.decided, (group) => count(group.figures.decided)],
          [words.lost, (group) => count(group.figures.lost)],
          [messages.share, (group) => share(group.figures.decided, group.figures.enquiries)],
        ]}
        title={words.groups}
      />
    </>
  );
}
