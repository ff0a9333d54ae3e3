import type { GuestCase, GuestTalk } from '@ayana/contracts/guest-case';
import { Chip, Link as TextLink } from '@ayana/shared-ui';
import type { ChipProps } from '@ayana/shared-ui';

import { FactRows } from '../../articles/fact-rows';
import type { Fact } from '../../articles/fact-rows';
import { Moment } from '../../time/moment';
import { Part } from './guest-case.styles';
import { GUEST_CASE_MESSAGES } from './messages';

const { status: words } = GUEST_CASE_MESSAGES;

const TONES: Record<GuestCase['status'], NonNullable<ChipProps['tone']>> = {
  received: 'marigold',
  in_hand: 'teal',
  talk_agreed: 'teal',
  answered: 'leaf',
  closed: 'neutral',
};

/** Number, status, who answers until when, and the talks. */
export function CaseStatus({ found }: { found: GuestCase }) {
  const { status, talks, received_at, due_at } = found;
  const waits = status === 'received' || status === 'in_hand';
  const facts: Fact[] = [
    [
      words.status,
      <Chip key="status" tone={TONES[status]}>
        {words.statuses[status]}
      </Chip>,
    ],
    [words.next, words.texts[status]],
    [words.who, found.with ?? words.team],
    ...(waits ? [[words.until, <Moment key="until" at={due_at} />] as const] : []),
    ...talks.map((talk) => [words.talk, <Talk key={talk.starts_at} talk={talk} />] as const),
    [words.received, <Moment key="received" at={received_at} />],
  ];
  return (
    <Part aria-labelledby="status">
      <h2 id="status">{words.heading}</h2>
      <FactRows facts={facts} />
    </Part>
  );
}

function Talk({ talk: { starts_at, kind, minutes, doctor, join_path } }: { talk: GuestTalk }) {
  return (
    <>
      <p>
        <Moment at={starts_at} />
      </p>
      <p>
        {[doctor === null ? null : words.with(doctor), words[kind](minutes)].filter((each) => each !== null).join(', ')}
      </p>
      {kind === 'phone' || doctor === null ? null : join_path === null ? (
        <p>{words.join_later}</p>
      ) : (
        <p>
          {/* A document of its own, which alone may use the camera. */}
          <TextLink href={join_path}>{words.join}</TextLink>
        </p>
      )}
    </>
  );
}
