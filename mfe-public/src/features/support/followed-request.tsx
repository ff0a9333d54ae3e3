import { SUPPORT_TOPIC_NAMES } from '@ayana/contracts/support';
import { Chip, Link as TextLink, Notice } from '@ayana/shared-ui';
import type { ChipProps } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { FactRows } from '../../articles/fact-rows';
import type { Fact } from '../../articles/fact-rows';
import { Prose } from '../../articles/prose.styles';
import { Moment } from '../../time/moment';
import type { Followed, FollowedRequest } from './load-followed';
import { SUPPORT_MESSAGES as TEXTS } from './messages';

const { follow: SAYS } = TEXTS;

const TONES: Record<FollowedRequest['status'], NonNullable<ChipProps['tone']>> = {
  received: 'marigold',
  in_hand: 'teal',
  answered: 'leaf',
  closed: 'neutral',
};

const Status = styled(Chip)`
  white-space: normal;
`;

const Message = styled.div<{ $ours?: boolean }>`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: ${({ $ours }) => ($ours ? 'var(--teal-100)' : 'var(--mist)')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const By = styled.p`
  color: var(--stone);
  font-size: var(--size-16);
`;

function factsOf({ topic, status, received_at, due_at }: FollowedRequest): Fact[] {
  const received = <Moment at={received_at} />;
  const due = <Moment at={due_at} />;
  const facts: Fact[] = [
    [SAYS.about, SUPPORT_TOPIC_NAMES[topic]],
    [SAYS.received, received],
  ];
  return status === 'received' || status === 'in_hand' ? [...facts, [SAYS.due, due]] : facts;
}

/** A support request for its sender: status, answers and next steps. */
export function FollowedView({ found }: { found: FollowedRequest }) {
  const { status, message, answers } = found;
  return (
    <Prose>
      <p>
        <Status tone={TONES[status]}>{TEXTS.statuses[status]}</Status>
      </p>
      <FactRows facts={factsOf(found)} />
      <section aria-labelledby="answers">
        <h2 id="answers">{SAYS.answers}</h2>
        {answers.length === 0 ? <p>{SAYS.none}</p> : null}
        {answers.map(({ id, at, from, text }) => (
          <article key={id}>
            <Message $ours dir="auto">
              {text}
            </Message>
            <By>
              {from === null ? SAYS.from_team : SAYS.from(from)}, <Moment at={at} />
            </By>
          </article>
        ))}
      </section>
      <section aria-labelledby="wrote">
        <h2 id="wrote">{SAYS.wrote}</h2>
        <Message dir="auto">{message}</Message>
      </section>
      <p>
        {SAYS.add}
        <TextLink as={Link} to="/support">
          {SAYS.add_link}
        </TextLink>
        . {SAYS.private}
      </p>
    </Prose>
  );
}

/** Shown in place of a request that cannot be shown. */
export function NotFollowed({ why }: { why: Extract<Followed, { found: null }>['why'] }) {
  return (
    <Notice
      tone={why === 'failed' ? 'failed' : 'info'}
      action={why === 'failed' ? <TextLink href="">{SAYS.reload}</TextLink> : undefined}
    >
      <strong>{why === 'failed' ? SAYS.failed_title : SAYS.unknown_title}</strong>
      <p>{why === 'failed' ? SAYS.failed : SAYS.unknown}</p>
    </Notice>
  );
}
