import { Button } from '@ayana/shared-ui/button';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './topic-messages';
import type { HelpTopic } from './topics';

const HelpDialog = lazy(() => import('./help-dialog'));

/** Opens the help with a topic. */
export function HelpButton({ topic, journeyId }: { topic: HelpTopic; journeyId: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<CircleHelp size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {messages.help[topic]}
      </Button>
      <Suspense>
        {open ? <HelpDialog topic={topic} journeyId={journeyId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
