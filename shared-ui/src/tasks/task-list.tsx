import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import { messages } from './messages';

const List = styled.ul`
  display: grid;
  container-type: inline-size;

  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto auto;
    align-items: baseline;
    gap: 2px var(--space-2);
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--teal-700);
    translate: 0 4px;
    cursor: pointer;
  }
  & label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & [data-done] label {
    color: var(--stone);
    text-decoration: line-through;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
    text-align: end;
  }
  & small[data-late] {
    color: var(--coral-600);
    font-weight: 600;
  }
  /* In a narrow card, what follows the title goes below it. */
  @container (max-width: 560px) {
    & > li {
      grid-template-columns: 24px minmax(0, 1fr) auto;
    }
    & small {
      grid-area: 2 / 2;
      text-align: start;
    }
    & > li > :not(input, label, small) {
      grid-area: 1 / 3 / span 2;
    }
  }
`;

const Add = styled.form`
  display: flex;
  gap: var(--space-2);

  & > input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 36px;
    padding: 5px var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    font-size: max(16px, 1em);
  }
  @media (pointer: fine) {
    & > input {
      font-size: 15px;
    }
  }
`;

export interface Task {
  id: string;
  title: string;
  done: boolean;
  /** Who does it and by when. */
  note?: ReactNode;
  late?: boolean;
  /** At the end: a `MoreMenu` of what else can be done with it. */
  menu?: ReactNode;
}

export interface TaskListProps {
  label: string;
  tasks: readonly Task[];
  empty: string;
  /** Absent for a reader who ticks nothing. */
  onDone?: (id: string, done: boolean) => void;
  /** Absent where the reader may not add one. */
  onAdd?: (title: string) => void;
  /** A new task is being saved. */
  busy?: boolean;
}

/** Small steps of one thing, ticked off. */
export function TaskList({ label, tasks, empty, onDone, onAdd, busy = false }: TaskListProps) {
  const [title, setTitle] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim() === '' || onAdd === undefined) return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <>
      {tasks.length === 0 ? <p>{empty}</p> : null}
      <List aria-label={label}>
        {tasks.map((task) => (
          <li key={task.id} data-done={task.done ? '' : undefined}>
            <input
              id={`task-${task.id}`}
              type="checkbox"
              checked={task.done}
              disabled={onDone === undefined}
              onChange={({ currentTarget }) => onDone?.(task.id, currentTarget.checked)}
            />
            <label htmlFor={`task-${task.id}`}>
              <bdi>{task.title}</bdi>
            </label>
            <small data-late={task.late === true ? '' : undefined}>{task.note}</small>
            {task.menu}
          </li>
        ))}
      </List>
      {onAdd === undefined ? null : (
        <Add onSubmit={add}>
          <VisuallyHidden as="label" htmlFor="new-task">
            {messages.add}
          </VisuallyHidden>
          <input
            id="new-task"
            dir="auto"
            value={title}
            maxLength={200}
            placeholder={messages.add}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <Button type="submit" variant="tonal" size="small" busy={busy} icon={<Plus size={16} aria-hidden="true" />}>
            {messages.submit}
          </Button>
        </Add>
      )}
    </>
  );
}
