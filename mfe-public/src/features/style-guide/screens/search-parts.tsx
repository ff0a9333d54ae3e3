import { Button } from '@ayana/shared-ui';
import { SearchDialog, type SearchGroup } from '@ayana/shared-ui/search-dialog';
import { useState } from 'react';

import { Row, Specimen } from '../specimen';

const GROUPS: readonly SearchGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    items: [{ id: 'a', title: 'Service requests', subtitle: 'Service desk', href: '#a' }],
  },
  {
    id: 'requests',
    title: 'Service requests',
    items: [
      { id: 'b', title: 'SR-000123 Interpreter for a visit', subtitle: 'Interpreter booking', mark: 'New', href: '#b' },
      {
        id: 'c',
        title:
          'SR-000124 A name much longer than its line: Visarechtsangelegenheitsbescheinigung for all who travel along',
        subtitle: 'Letter for the embassy',
        mark: 'In progress',
        href: '#c',
      },
    ],
  },
];

const SAMPLES = {
  'At the start': { query: '', groups: [], state: 'ready' },
  'With results': { query: 'visit', groups: GROUPS, state: 'ready' },
  Loading: { query: 'visi', groups: GROUPS, state: 'loading' },
  'Nothing found': { query: 'xyz', groups: [], state: 'ready' },
  Failed: { query: 'visit', groups: GROUPS.slice(0, 1), state: 'failed' },
} as const;

export function SearchParts() {
  const [open, setOpen] = useState<keyof typeof SAMPLES | null>(null);
  const [query, setQuery] = useState('');
  const close = (): void => setOpen(null);
  return (
    <Specimen name="SearchDialog">
      <Row>
        {Object.entries(SAMPLES).map(([name, sample]) => (
          <Button
            key={name}
            variant="outline"
            onClick={() => {
              setQuery(sample.query);
              setOpen(name as keyof typeof SAMPLES);
            }}
          >
            {name}
          </Button>
        ))}
      </Row>
      {open === null ? null : (
        <SearchDialog
          {...SAMPLES[open]}
          query={query}
          onQuery={setQuery}
          label="Search"
          placeholder="Name, number or page"
          start="Pages, people and requests appear as you type."
          help="↑ ↓ to choose, Enter to open, Esc to close"
          onRetry={close}
          onChoose={close}
          onClose={close}
        />
      )}
    </Specimen>
  );
}
