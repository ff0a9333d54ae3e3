import type { ReactNode } from 'react';
import { Bubble, Dot, Entry, Head, Line, List, When } from './timeline-box';
import type { TimelineKind } from './timeline-kind';

export type TimelineItem = {
  id: string;
  kind: TimelineKind;
  title: ReactNode;
  /** Short moment, e.g. "Thu 18:00". */
  when: string;
  /** The full moment, on hover; and for machines. */
  whenFull?: string;
  dateTime?: string;
  /** What was said or written. Text keeps its lines. */
  body?: ReactNode;
  /** Ground of the body: theirs (grey), ours (teal), a note (yellow), or bare. */
  bodyTone?: 'theirs' | 'ours' | 'note' | 'bare';
};

/** What happened, oldest first, on the journey's line, and what comes next. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <List aria-label={label}>
      {items.map((item, index) => {
        const next = items[index + 1];
        return (
          <Entry key={item.id} $muted={item.kind === 'future'}>
            <Dot $kind={item.kind} aria-hidden="true" />
            {next === undefined ? null : <Line $dashed={next.kind === 'future'} aria-hidden="true" />}
            <Head>
              <span>{item.title}</span>
              {/* Words alone, such as "now", are no moment in HTML. */}
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
