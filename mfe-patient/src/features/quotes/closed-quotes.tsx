import { QUOTE_STATE_NAMES, type Quote } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { dayText } from './day-text';
import { messages } from './messages';
import { usdText } from './own-money';

const { closed: words } = messages;

/** Quotes that can no longer be accepted, each with the reason. */
export default function ClosedQuotes({ quotes, now }: { quotes: readonly Quote[]; now: Date }) {
  return (
    <PortalCard title={words.title}>
      <WaitingList
        items={quotes.map((quote) => ({
          id: quote.id,
          title: (
            <>
              <bdi>{quote.hospital.name}</bdi>, {usdText(quote.total)}
            </>
          ),
          text: whyText(quote, now),
          end: <Chip>{QUOTE_STATE_NAMES[quote.status]}</Chip>,
        }))}
      />
    </PortalCard>
  );
}

function whyText({ status, valid_until, decided_at, decision_reason, updated_at }: Quote, now: Date) {
  const day = dateText(new Date(decided_at ?? updated_at), now);
  const reason =
    decision_reason === null ? null : (
      <>
        {' '}
        <span dir="auto">{words.reason(decision_reason)}</span>
      </>
    );
  if (status === 'expired') return words.expired(dayText(valid_until));
  return (
    <>
      {status === 'withdrawn' ? words.withdrawn(day) : words.declined(day)}
      {reason}
    </>
  );
}
