import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Composer } from '@ayana/shared-ui/composer';
import { FailedPart, type Failure } from '@ayana/shared-ui/states';
import { Paperclip } from 'lucide-react';
import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { AttachedPapers, type AttachedPapersProps } from './attached-papers';
import { Actions, Frame, KeysHint, TypingLine } from './conversation.styles';
import { MessageList, type MessageListProps } from './message-list';
import { messages as words } from './messages';

export interface ConversationProps extends MessageListProps {
  failure: Failure | null;
  onRetry: () => void;
  /** Names of the others who are writing. */
  typing: readonly string[];
  draft: string;
  onDraft: (text: string) => void;
  /** Sends the draft; false where there is nothing to send. */
  onSend: () => boolean;
  placeholder?: string;
  maxLength: number;
  /** Above the place to write: templates. */
  tools?: ReactNode;
  /** Papers that are sent with the next message. */
  attached: AttachedPapersProps['papers'];
  onAttach: (papers: AttachedPapersProps['papers']) => void;
  /** A `PaperPicker`, where the reader may send papers. */
  paperPanel?: ReactNode;
  needed: string;
  textRef?: Ref<HTMLTextAreaElement>;
  /** Why the reader writes nothing: it takes the place of the composer. */
  closed?: string;
}

/** The count of what is left is shown from here on. */
const NEARLY_FULL = 100;

/** A thread of messages: what was written, what is on its way, who is writing, and the place to write. */
export function Conversation(props: ConversationProps) {
  const { label, failure, onRetry, typing, draft, onDraft, onSend, maxLength, tools, attached, onAttach, needed } =
    props;
  const [isNeeded, setIsNeeded] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const left = maxLength - draft.length;
  return (
    <Frame aria-label={label}>
      {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={onRetry} />}
      <MessageList {...props} />
      <TypingLine aria-live="polite">
        {typing.length === 0 ? null : <bdi>{words.typing(typing.length, listText(typing))}</bdi>}
      </TypingLine>
      {props.closed === undefined ? (
        <>
          {tools}
          {isPicking ? <Suspense>{props.paperPanel}</Suspense> : null}
          <AttachedPapers
            papers={attached}
            onRemove={(removed) => onAttach(attached.filter(({ id }) => id !== removed))}
          />
          <Composer
            label={words.write}
            value={draft}
            onChange={(text) => {
              setIsNeeded(false);
              onDraft(text);
            }}
            onSend={() => {
              const isSent = onSend();
              setIsNeeded(!isSent);
              if (isSent) setIsPicking(false);
            }}
            maxLength={maxLength}
            {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
            {...(props.textRef === undefined ? {} : { textRef: props.textRef })}
            status={left > NEARLY_FULL ? <KeysHint>{words.keys}</KeysHint> : words.left(left)}
            error={isNeeded ? needed : undefined}
            action={
              <Actions>
                {props.paperPanel === undefined ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<Paperclip size={16} aria-hidden="true" />}
                    aria-expanded={isPicking}
                    onClick={() => setIsPicking(!isPicking)}
                  >
                    {words.addPapers}
                  </Button>
                )}
                <Button type="submit" size="small">
                  {words.send}
                </Button>
              </Actions>
            }
          />
        </>
      ) : (
        <p>{props.closed}</p>
      )}
    </Frame>
  );
}
