import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense } from 'react';
import { messages } from './messages';
import { Legend } from './queue.styles';
import { useRowShortcuts } from './use-row-shortcuts';

const ShortcutsDialog = lazy(() => import('../../../components/shortcuts/shortcuts-dialog'));
const { keys: words } = messages;
/** Those that are shown below the list; all are in the dialog. */
const SHOWN = words.list.slice(0, -1);

/** The keys of the list, and the way to turn them off. */
export function KeysLegend() {
  const { open, setOpen, wanted, want } = useRowShortcuts();
  return (
    <>
      <Legend role="group" aria-label={words.label}>
        {wanted ? (
          <dl>
            {SHOWN.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <span>{words.off}</span>
        )}
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {words.all}
        </Button>
      </Legend>
      {open ? (
        <Suspense>
          <ShortcutsDialog open onClose={() => setOpen(false)} wanted={wanted} onWanted={want} list={words.list} />
        </Suspense>
      ) : null}
    </>
  );
}
