import { type Doubt, doubtText } from '@ayana/contracts/journey';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { moneyText } from '@ayana/shared-ui/money';
import { type ReactNode, useState } from 'react';
import { messages } from './messages';

/**
 * Asks about doubtful amounts before they are sent, once for the same amounts.
 * @param doubts about what is typed now
 * @returns what sends it, or asks first; and the dialog
 */
export function useDoubts(doubts: readonly Doubt[]): { ask: (send: () => void) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ send: () => void } | null>(null);
  const [confirmed, setConfirmed] = useState('');
  const now = JSON.stringify(doubts);
  return {
    ask: (send) => {
      if (doubts.length === 0 || confirmed === now) send();
      else setAsked({ send });
    },
    dialog:
      asked === null ? null : (
        <ConfirmDialog
          title={messages.title}
          text={doubts.map((doubt) => doubtText(doubt, (cents) => moneyText(cents / 100))).join(' ')}
          submitLabel={messages.submit}
          busyLabel={messages.busy}
          busy={false}
          failure={null}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setConfirmed(now);
            setAsked(null);
            asked.send();
          }}
        />
      ),
  };
}
