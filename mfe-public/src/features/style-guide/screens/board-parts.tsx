import { Board } from '@ayana/shared-ui/board';
import { useState } from 'react';

import { Specimen } from '../specimen';

const COLUMNS = { new: 'New', doing: 'In progress', done: 'Resolved' } as const;
type State = keyof typeof COLUMNS;

interface Sample {
  id: string;
  title: string;
}

const SAMPLES: readonly Sample[] = [
  { id: 'SR-000123', title: 'Interpreter for a visit' },
  { id: 'SR-000124', title: 'A pickup at Visarechtsangelegenheitsbescheinigungsstelle for all who travel along' },
  { id: 'SR-000125', title: 'Being moved' },
];

const card = ({ id, title }: Sample) => (
  <>
    <small>{id}</small>
    <p>{title}</p>
  </>
);

/** Cards that move to the next column only, one that is being moved, and an empty column. */
export function BoardParts() {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const stateOf = ({ id }: Sample): State => states[id] ?? 'new';
  const mayMove = (sample: Sample, column: string): boolean =>
    column === (stateOf(sample) === 'new' ? 'doing' : 'done') && stateOf(sample) !== 'done';
  return (
    <Specimen name="Board">
      <Board
        label="Sample requests"
        columns={Object.entries(COLUMNS).map(([id, title]) => {
          const items = SAMPLES.filter((sample) => stateOf(sample) === id);
          return { id, title, items, total: items.length };
        })}
        nameOf={({ id }) => id}
        card={card}
        mayMove={mayMove}
        onMove={(sample, column) => mayMove(sample, column) && setStates({ ...states, [sample.id]: column as State })}
        busy="SR-000125"
        announcement=""
      />
    </Specimen>
  );
}
