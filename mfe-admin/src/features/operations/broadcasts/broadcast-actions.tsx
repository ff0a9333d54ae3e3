import { type BroadcastAct, type BroadcastDetail } from '@ayana/contracts/operations';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { templateMessages } from './saved/messages';

const ActDialog = lazy(() => import('./act-dialog'));
const SaveTemplateDialog = lazy(() => import('./saved/save-template-dialog'));

/** The next step comes first; the first one that is possible is the page’s solid button. */
const STEPS: readonly BroadcastAct[] = ['approve', 'submit', 'begin', 'resume', 'pause', 'schedule', 'send_back'];
const SHOWN = 2;

/** What the reader may do now, as the API says it. Everything asks once more: it reaches many people. */
export function BroadcastActions({ broadcast, onDone }: { broadcast: BroadcastDetail; onDone: () => void }) {
  const [open, setOpen] = useState<BroadcastAct | null>(null);
  const [saving, setSaving] = useState(false);
  const buttons = STEPS.filter((name) => broadcast.acts.includes(name)).slice(0, SHOWN);
  const rest = broadcast.acts.filter((name) => !buttons.includes(name));
  return (
    <>
      {buttons.map((name, at) => (
        <Button key={name} size="small" variant={at === 0 ? 'solid' : 'outline'} onClick={() => setOpen(name)}>
          {messages.acts[name]}
        </Button>
      ))}
      <MoreMenu
        label={messages.detail.more}
        items={[
          ...rest.map((name) => ({ id: name, label: messages.acts[name], onSelect: () => setOpen(name) })),
          { id: 'template', label: templateMessages.save.act, onSelect: () => setSaving(true) },
        ]}
      />
      <Suspense>
        {saving ? <SaveTemplateDialog broadcast={broadcast} onClose={() => setSaving(false)} /> : null}
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
