import { Button } from '@ayana/shared-ui/button';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { WaitingList } from '@ayana/shared-ui/portal-page';
import { dayText } from '@ayana/shared-ui/time';
import { CircleAlert, CircleCheck, Clock, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { CredentialEnd } from './papers.styles';

const { credentials: words } = messages;
/** A licence or another paper with an end, with its words in the reader's language. */
export interface CredentialLine {
  id: string;
  kind: string;
  number: string;
  holder: string;
  issuer: string;
  /** The last day, as YYYY-MM-DD. */
  valid_until: string;
  state: keyof typeof words.states;
  /** Why it was sent back. */
  reason: string | null;
}

const LOOKS: Readonly<Record<CredentialLine['state'], ChipLook>> = {
  waiting: ['marigold', Clock],
  accepted: ['leaf', CircleCheck],
  returned: ['coral', CircleAlert],
  ending: ['marigold', Clock],
  expired: ['coral', CircleAlert],
};

export interface CredentialListProps {
  credentials: readonly CredentialLine[];
  now: Date;
  onDownload: (credential: CredentialLine) => void;
  /** What else the reader can do with one. */
  renderActions?: (id: string) => ReactNode;
}

/** Licences and other papers with an end: what each is, until when, and whether it was checked. */
export function CredentialList({ credentials, now, onDownload, renderActions }: CredentialListProps) {
  return (
    <WaitingList
      items={credentials.map((credential) => {
        const { id, kind, number, issuer, holder, valid_until, state, reason } = credential;
        const day = dayText(valid_until, now);
        return {
          id,
          title: (
            <>
              {kind} <bdi>{number}</bdi>
            </>
          ),
          text: (
            <>
              <bdi>{holder}</bdi> · <bdi>{issuer}</bdi> · {state === 'expired' ? words.ended(day) : words.until(day)}
              {reason === null ? null : (
                <>
                  <br />
                  {words.why} <bdi>{reason}</bdi>
                </>
              )}
            </>
          ),
          end: (
            <CredentialEnd>
              <LookChip look={LOOKS[state]}>{words.states[state]}</LookChip>
              <Button
                variant="quiet"
                size="small"
                icon={<Download size={16} aria-hidden="true" />}
                aria-label={words.downloadOf(kind, number)}
                onClick={() => onDownload(credential)}
              >
                {words.download}
              </Button>
              {renderActions?.(id)}
            </CredentialEnd>
          ),
        };
      })}
    />
  );
}
