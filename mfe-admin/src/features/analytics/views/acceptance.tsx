import { QUOTE_FATES } from '@ayana/contracts/analytics';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { LiveDate } from '@ayana/shared-ui/time';
import { RouterLink } from '@ayana/portal-kit/screens';
import { caseHref } from '../../../paths';
import { type ViewOf } from '../analytics.api';
import { Note, Words } from '../analytics.styles';
import { useCasesHref } from '../cases-href';
import { count, share } from '../figure-words';
import { messages } from '../messages';
import { Groups, Kinds, Months, NothingCounted } from '../parts';

const words = messages.acceptance;

/** Who accepted a quote, what became of the others, and why they were declined. */
export function Acceptance({ view }: { view: ViewOf<'acceptance'> }) {
  const { figures, before, months } = view;
  const casesHref = useCasesHref();
  const fates = QUOTE_FATES.map((id) => ({
    id,
    name: words.fate[id],
    value: figures[id],
    before: before[id],
    href: casesHref({ quote: id }),
  }));
  if (figures.quoted === 0 && before.quoted === 0) return <NothingCounted />;
  return (
    <>
      <StatRow>
        <Stat label={words.quoted} value={count(figures.quoted)} />
        {(['accepted', 'waiting', 'declined', 'lapsed'] as const).map((outcome) => (
          <Stat
            key={outcome}
            label={words[outcome]}
            value={count(figures[outcome])}
            href={casesHref({ outcome })}
            LinkComponent={RouterLink}
            note={words.ofQuoted(share(figures[outcome], figures.quoted))}
          />
        ))}
      </StatRow>
      <Months
        title={words.months}
        months={months}
        series={[
          { name: words.quoted, values: months.map((each) => each.figures.quoted) },
          { name: words.accepted, values: months.map((each) => each.figures.accepted) },
          { name: words.declined, values: months.map((each) => each.figures.declined) },
        ]}
        note={words.monthsNote}
      />
      <Kinds
        title={words.why}
        head={words.fateHead}
        unit={words.quotes}
        rows={fates}
        whole={fates.reduce((sum, { value }) => sum + value, 0)}
        note={words.whyNote}
      />
      <PortalCard title={words.words}>
        {view.words.length === 0 ? (
          <p>
            {figures.quotes_declined_with_words === 0
              ? words.noWords
              : words.madeUpWords(figures.quotes_declined_with_words)}
          </p>
        ) : (
          <Words>
            {view.words.map(({ journey_id, case_number, at, hospital, words: said }) => (
              <li key={`${journey_id} ${at} ${hospital}`}>
                <q dir="auto">{said}</q>
                <small>
                  <bdi>{hospital}</bdi> · <LiveDate at={at} /> ·{' '}
                  <Link as={RouterLink} href={caseHref(journey_id)}>
                    {words.open(case_number)}
                  </Link>
                </small>
              </li>
            ))}
          </Words>
        )}
        <Note>{words.wordsNote}</Note>
      </PortalCard>
      <Groups
        view={view}
        having={{ step: 'quote' }}
        valueOf={({ quoted }) => quoted}
        columns={[
          [words.quoted, (group) => count(group.figures.quoted)],
          [words.accepted, (group) => count(group.figures.accepted)],
          [messages.share, (group) => share(group.figures.accepted, group.figures.quoted)],
        ]}
      />
    </>
  );
}
