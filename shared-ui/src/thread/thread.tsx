import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Timeline, type TimelineItem } from '../timeline';

const Box = styled.section`
  display: grid;
  gap: var(--space-4);

  & > h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
`;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 8px;
  border-radius: var(--radius-full);
  background: var(--marigold-100);
  color: var(--marigold-700);
  font-size: 13px;
  font-weight: 600;
  line-height: 20px;
  vertical-align: 1px;
`;

/** Marks what only the team sees, by a word, an icon and its ground. */
export function InternalMark({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <Lock size={12} aria-hidden="true" />
      {children}
    </Tag>
  );
}

export interface ThreadProps {
  title: string;
  /** As it happened: oldest first. */
  items: readonly TimelineItem[];
  /** Shown where nothing was written yet. */
  empty: string;
  /** A `Composer`, beside the newest; absent where the reader may not write. */
  children?: ReactNode;
  /** A talk between people: the newest is at the bottom. */
  conversation?: boolean;
}

/** What was written and what happened, the newest first, and the place to write above it; a conversation runs the other way. */
export function Thread({ title, items, empty, children, conversation = false }: ThreadProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {conversation ? null : children}
      {items.length === 0 ? <p>{empty}</p> : <Timeline label={title} items={items} conversation={conversation} />}
      {conversation ? children : null}
    </Box>
  );
}
