import { type BroadcastAct, type BroadcastDetail } from '@ayana/contracts/operations';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';

const ActDialog = lazy(() => import('./act-dialog'));

/** The next step comes first; the first one that is possible is the page’s solid button. */
const STEPS: readonly BroadcastAct[] = ['approve', 'submit', 'begin', 'resume', 'pause', 'schedule', 'send_back'];
const SHOWN = 2;

/** What the reader may do now, as the API says it. Everything asks once more: it reaches many people. */
export function BroadcastActions({ broadcast, onDone }: { broadcast: BroadcastDetail; onDone: () => void }) {
  const [open, setOpen] = useState<BroadcastAct | null>(null);
  const buttons = STEPS.filter((name) => broadcast.acts.includes(name)).slice(0, SHOWN);
  const rest = broadcast.acts.filter((name) => !buttons.includes(name));
  return (
    <>
      {buttons.map((name, at) => (
        <Button key={name} size="small" variant={at === 0 ? 'solid' : 'outline'} onClick={() => setOpen(name)}>
          {messages.acts[name]}
        </Button>
      ))}
      {rest.length === 0 ? null : (
        <MoreMenu
          label={messages.detail.more}
          items={rest.map((name) => ({ id: name, label: messages.acts[name], onSelect: () => setOpen(name) }))}
        />
      )}
      <Suspense>
        {open === null ? null : (
          <ActDialog
            broadcast={broadcast}
            name={open}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
