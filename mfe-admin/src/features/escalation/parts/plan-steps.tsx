import { listText, lowerFirst } from '@ayana/contracts/language';
import { PAGE_CHANNEL_NAMES } from '@ayana/contracts/operations';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { CalendarClock, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { rotaHref } from '../paths';
import type { Step } from '../types';
import { messages } from './messages';

const List = styled.ol`
  display: grid;
  gap: var(--space-3);

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 2px var(--space-2);
  }
  & > li > div {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 2px solid var(--control-line);
  border-radius: 50%;
  color: var(--stone);
  font-size: var(--size-14);
  font-weight: 600;

  li[data-done] > & {
    border-color: var(--teal-700);
    background: var(--teal-100);
    color: var(--teal-800);
  }
  li[aria-current] > & {
    border-color: var(--ink);
    background: var(--marigold-500);
    color: var(--ink);
  }
`;

const Target = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;

  & > svg {
    flex: none;
    color: var(--stone);
  }
`;

export interface PlanStepsProps {
  label: string;
  steps: readonly Step[];
  /** The step that was paged last, from 1; nothing is marked without it. */
  current?: number | undefined;
}

/** The steps of a chain, as a run takes them. */
export function PlanSteps({ label, steps, current = 0 }: PlanStepsProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ targets, channels, wait_minutes }, at) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          key={at}
          data-done={at + 1 < current ? '' : undefined}
          aria-current={at + 1 === current ? 'step' : undefined}
        >
          <Mark aria-label={messages.step(at + 1)} role="img">
            {at + 1}
          </Mark>
          <div>
            {targets.map(({ kind, id, name }) =>
              kind === 'rota' ? (
                <Target key={id}>
                  <CalendarClock size={16} aria-hidden="true" />
                  <Link as={RouterLink} href={rotaHref({ id })}>
                    {messages.onCallOf(name)}
                  </Link>
                </Target>
              ) : (
                <Target key={id}>
                  <UserRound size={16} aria-hidden="true" />
                  <bdi>{name === '' ? messages.gone : name}</bdi>
                </Target>
              ),
            )}
            <small>{messages.by(listText(channels.map((each) => lowerFirst(PAGE_CHANNEL_NAMES[each]))))}</small>
            <small>{waitText(wait_minutes)}</small>
          </div>
        </li>
      ))}
    </List>
  );
}

function waitText(minutes: number): string {
  if (minutes === 0) return messages.atOnce;
  return minutes % 60 === 0 ? messages.waitHours(minutes / 60) : messages.waitMinutes(minutes);
}
