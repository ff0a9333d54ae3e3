import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { TestChip } from '../parts/chips';
import { runHref } from '../paths';
import type { Run } from '../types';
import { messages } from './messages';

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: var(--coral-100);

  & h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & h2 > svg {
    flex: none;
    color: var(--coral-600);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  & ul {
    display: grid;
    gap: var(--space-3);
  }
  & li > div {
    flex: 1 1 220px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--size-14);
  }
`;

export interface PagingMeProps {
  runs: readonly Run[];
  isBusy: (id: string) => boolean;
  onAcknowledge: (id: string) => void;
}

/** What waits for the reader's answer. */
export function PagingMe({ runs, isBusy, onAcknowledge }: PagingMeProps) {
  if (runs.length === 0) return null;
  return (
    <Box aria-labelledby="paging-me">
      <h2 id="paging-me">
        <BellRing size={20} aria-hidden="true" />
        {messages.paging}
      </h2>
      <p>{messages.pagingText}</p>
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <div>
              <Link as={RouterLink} href={runHref(run)}>
                <bdi>{run.title}</bdi>
              </Link>{' '}
              <TestChip isTest={run.is_test} />
              <small>
                {run.number}, <bdi>{run.chain.name}</bdi>
              </small>
            </div>
            <Button
              size="small"
              onClick={() => onAcknowledge(run.id)}
              busy={isBusy(run.id)}
              busyLabel={messages.acknowledging}
            >
              {messages.acknowledge}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
