import type { ReactNode } from 'react';
import { Bubble, Dot, Entry, Head, Line, List, When } from './timeline.styles';
import type { TimelineKind } from './timeline-kind';

export type TimelineItem = {
  id: string;
  kind: TimelineKind;
  title: ReactNode;
  /** Short time, e.g. "Thu 18:00". */
  when: string;
  /** The full time, on hover, and as ISO for machines. */
  whenFull?: string;
  dateTime?: string;
  /** The text. Line breaks are kept. */
  body?: ReactNode;
  /** Background of the body: theirs (grey), ours (teal), a note (yellow), or none. */
  bodyTone?: 'theirs' | 'ours' | 'note' | 'bare';
};

export interface TimelineProps {
  /** As it happened: oldest first, what comes next last. */
  items: readonly TimelineItem[];
  label: string;
  /** A talk between people: it is read from the top, and the newest is at the bottom. */
  conversation?: boolean;
}

/** What happened, on the journey's line: what comes next and the newest first, but for a conversation. */
export function Timeline({ items, label, conversation = false }: TimelineProps) {
  const shown = conversation ? items : items.toReversed();
  return (
    <List aria-label={label}>
      {shown.map((item, index) => {
        const next = shown[index + 1];
        const isAhead = item.kind === 'future' || next?.kind === 'future';
        return (
          <Entry key={item.id} $muted={item.kind === 'future'}>
            <Dot $kind={item.kind} aria-hidden="true" />
            {next === undefined ? null : <Line $dashed={isAhead} aria-hidden="true" />}
            <Head>
              <span>{item.title}</span>
              {/* A word such as "now" is no valid `<time>`. */}
              <When as={item.dateTime === undefined ? 'span' : 'time'} title={item.whenFull} dateTime={item.dateTime}>
                {item.when}
              </When>
            </Head>
            {item.body === undefined ? null : (
              <Bubble $tone={item.bodyTone ?? (item.kind === 'note' ? 'note' : 'theirs')} dir="auto">
                {item.body}
              </Bubble>
            )}
          </Entry>
        );
      })}
    </List>
  );
}
