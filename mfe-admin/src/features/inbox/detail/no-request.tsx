import { Button, EmptyState, QuietLine } from '@ayana/shared-ui';
import { Keyboard } from 'lucide-react';
import { messages } from '../messages';
import { Centre } from './no-request.styles';

/** Shown while no request is open. */
export function NoRequest({ onKeys }: { onKeys: () => void }) {
  return (
    <Centre>
      <EmptyState
        drawing={<QuietLine />}
        title={messages.none.title}
        text={messages.none.text}
        action={
          <Button variant="quiet" size="small" icon={<Keyboard size={18} aria-hidden="true" />} onClick={onKeys}>
            {messages.none.keys}
          </Button>
        }
      />
    </Centre>
  );
}
