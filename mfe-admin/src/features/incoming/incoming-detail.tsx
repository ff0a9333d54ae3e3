import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { type IncomingMessage, leftOutText, OUTSIDE_CHANNEL_NAMES } from '@ayana/contracts/journey';
import { download, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Paperclip } from 'lucide-react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { caseHref, INCOMING_PATH } from '../../paths';
import { Buttons, FileList, Words } from './incoming.styles';
import { type IncomingCommand, incomingHref, linkToFile } from './incoming.api';
import { messages } from './messages';
import { senderOf } from './sender-of';

const PlaceDialog = lazy(() => import('./place-dialog'));
const DismissDialog = lazy(() => import('./dismiss-dialog'));
const LIVE = ['incoming_messages.updated'] as const;

export { incomingAction as action, incomingLoader as loader } from './incoming.api';

/** One message that is in no thread: what it says, and the case it is put into. */
export function Component() {
  return (
    <DetailScreen<IncomingMessage> param="messageId" live={LIVE} failed={messages.failed}>
      {(message, reread) => <MessageView message={message} onChanged={reread} />}
    </DetailScreen>
  );
}

function MessageView({ message, onChanged }: { message: IncomingMessage; onChanged: () => void }) {
  const now = useNow();
  const dialog = useDialog<'place' | 'dismiss'>(onChanged);
  const { id, version, status, reason, channel, from_address, case_id, case_number, suggested_cases } = message;
  const { send, isPending, failure } = useAction<IncomingCommand>({
    action: incomingHref(message),
    done: dialog.closing.onDone,
  });
  const isOpen = status === 'not_placed' || status === 'automatic';
  return (
    <DetailView
      places={[{ label: messages.title, href: INCOMING_PATH }]}
      title={messages.one(senderOf(message))}
      state={
        <>
          <Chip tone="neutral">{messages.states[status]}</Chip>
          {isOpen ? <Chip tone="marigold">{messages.notConfirmed}</Chip> : null}
        </>
      }
      meta={
        <span>
          <bdi>{messages.by(OUTSIDE_CHANNEL_NAMES[channel], from_address ?? messages.unknown)}</bdi>{' '}
          <DateText at={message.received_at} now={now} />
          {message.handled_by === null ? null : <> {messages.handled(message.handled_by.name)}</>}
        </span>
      }
      actions={
        isOpen ? (
          <>
            <Button onClick={() => dialog.show('place')}>{messages.place}</Button>
            <Button variant="outline" onClick={() => dialog.show('dismiss')}>
              {messages.dismissing.open}
            </Button>
          </>
        ) : null
      }
      failure={dialog.open === null ? failure : null}
      notes={reason === null ? null : <Notice>{messages.reasons[reason]}</Notice>}
      dialogs={
        <>
          {dialog.open === 'place' ? <PlaceDialog message={message} {...dialog.closing} /> : null}
          {dialog.open === 'dismiss' ? (
            <DismissDialog
              busy={isPending({ intent: 'dismiss' })}
              failure={failure?.message ?? null}
              onConfirm={() => send({ intent: 'dismiss', id, version })}
              onClose={dialog.close}
            />
          ) : null}
        </>
      }
    >
      {isOpen && suggested_cases.length > 0 ? (
        <PortalCard title={messages.suggested}>
          <Buttons>
            {suggested_cases.map((each) => (
              <Button
                key={each.case_id}
                variant="tonal"
                size="small"
                busy={isPending({ case_number: each.case_number })}
                onClick={() => send({ intent: 'place', id, version, case_number: each.case_number })}
              >
                <bdi>{messages.placeIn(each.case_number, each.name)}</bdi>
              </Button>
            ))}
          </Buttons>
        </PortalCard>
      ) : null}
      <PortalCard title={messages.says}>
        <Said message={message} />
        {case_id === null || case_number === null ? null : (
          <TextLink as={Link} to={caseHref(case_id, 'messages')}>
            {messages.toCase(case_number)}
          </TextLink>
        )}
      </PortalCard>
      <Files message={message} />
    </DetailView>
  );
}

function Said({ message: { status, reason, subject, text } }: { message: IncomingMessage }) {
  if (status === 'placed') return <p>{messages.gone}</p>;
  if (reason === 'unreadable') return <p>{messages.unreadable}</p>;
  if (text === null) return <p>{messages.emptied}</p>;
  return (
    <Words dir="auto">
      {subject === null || text.startsWith(subject) ? null : <b>{subject}</b>}
      {text}
    </Words>
  );
}

function Files({ message: { id, files, left_out } }: { message: IncomingMessage }) {
  const [failed, setFailed] = useState(false);
  if (files.length === 0 && left_out.length === 0) return null;
  const open = (fileId: string): void => {
    setFailed(false);
    linkToFile(id, fileId).then(
      ({ url }) => download(url),
      () => setFailed(true),
    );
  };
  return (
    <PortalCard title={messages.files}>
      {failed ? <Notice tone="failed">{messages.notOpened}</Notice> : null}
      <FileList>
        {files.map(({ id: fileId, file_name }) => (
          <li key={fileId}>
            <Button
              variant="quiet"
              size="small"
              icon={<Paperclip size={16} aria-hidden="true" />}
              aria-label={messages.open(file_name)}
              onClick={() => open(fileId)}
            >
              <bdi>{file_name}</bdi>
            </Button>
          </li>
        ))}
        {left_out.map((file) => (
          <li key={file.file_name}>
            <bdi>{leftOutText(file)}</bdi>
          </li>
        ))}
      </FileList>
    </PortalCard>
  );
}
