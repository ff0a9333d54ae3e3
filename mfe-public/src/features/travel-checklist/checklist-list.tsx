import { Checkbox } from '@ayana/shared-ui';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { LinkedText } from '../../articles/linked-text';
import type { ChecklistItem, ChecklistSection } from './checklist';
import { longDate } from '../../time/long-date';
import { CHECKLIST_MESSAGES as TEXTS } from './messages';
import { useTicks } from './use-ticks';

const Box = styled.div`
  display: grid;
  gap: var(--space-6);
`;

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  & progress {
    flex: 1 1 200px;
    block-size: 8px;
    accent-color: var(--teal-700);
  }
  & button {
    min-block-size: 44px;
    padding: 0;
    color: var(--teal-700);
    text-decoration: underline;
  }
`;

const Lines = styled.ul`
  margin-block-start: var(--space-3);
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    padding-block: var(--space-2) var(--space-3);
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  @media (min-width: 700px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-5);
    }
    & > li > time {
      margin-block-start: 10px;
    }
    & > li > p {
      grid-column: 1;
    }
  }
  & label {
    min-block-size: 44px;
    font-size: inherit;
    font-weight: 600;
  }
  & li > p {
    max-inline-size: var(--measure);
    padding-inline-start: 32px;
    color: var(--stone);
    font-size: var(--size-16);
  }
  & li[data-done] label span {
    text-decoration: line-through;
    text-decoration-color: var(--stone);
  }
`;

const Due = styled.time<{ $late: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: 32px;
  /* Beside its text, not over it. */
  align-self: start;
  justify-self: start;
  color: ${({ $late }) => ($late ? 'var(--coral-600)' : 'var(--marigold-700)')};
  font-size: var(--size-16);
  font-weight: 600;
`;

function DueDay({ due, late }: { due: string; late: boolean }) {
  return (
    <Due $late={late} dateTime={due}>
      {late ? <CircleAlert size={16} aria-hidden="true" /> : null}
      {late ? TEXTS.late(longDate(due)) : TEXTS.by(longDate(due))}
    </Due>
  );
}

function Line({ item, done, onTick }: { item: ChecklistItem; done: boolean; onTick: (ticked: boolean) => void }) {
  return (
    <li data-done={done || undefined}>
      <Checkbox
        name={item.id}
        checked={done}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        aria-describedby={`${item.id}-how`}
      >
        {item.title}
      </Checkbox>
      {item.due === null ? null : <DueDay due={item.due} late={item.late && !done} />}
      <p id={`${item.id}-how`}>
        <LinkedText text={item.text} />
      </p>
    </li>
  );
}

/** The checklist, with ticks stored on this device. Without scripts the boxes work but are not stored. */
export function ChecklistList({
  name,
  arrives_on,
  sections,
}: {
  /** Identifies the checklist: the answers it was made from. */
  name: string;
  arrives_on: string;
  sections: readonly ChecklistSection[];
}) {
  const list = useRef<HTMLDivElement>(null);
  const { clear, done, tick } = useTicks(name, arrives_on, list);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const count = ids.filter((id) => done.has(id)).length;
  return (
    <Box ref={list}>
      <Progress>
        <span aria-live="polite">{TEXTS.done(count, ids.length)}</span>
        <progress max={ids.length} value={count} aria-label={TEXTS.progress} />
        {count === 0 ? null : (
          <button type="button" onClick={clear}>
            {TEXTS.clear}
          </button>
        )}
      </Progress>
      {sections.map(({ id, items }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <h2 id={`section-${id}`}>{TEXTS.sections[id]}</h2>
          <Lines role="list">
            {items.map((item) => (
              <Line key={item.id} item={item} done={done.has(item.id)} onTick={(ticked) => tick(item.id, ticked)} />
            ))}
          </Lines>
        </section>
      ))}
    </Box>
  );
}
