import { formatLocale } from '@ayana/contracts/language';
import { Notice } from '@ayana/shared-ui/notice';
import { RetryButton } from '@ayana/shared-ui/states';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFrame } from '../routes/use-frame';
import { messages } from './messages';
import { useOldPage } from './old-page';
import { Place } from './old-note.styles';

/** Above a page that could not be read again: how old it is, and a way to try again, which also the returning line does. */
export function OldNote({ route }: { route: string }) {
  const readAt = useOldPage((page) => (page.route === route ? page.readAt : null));
  return readAt === null ? null : <Note readAt={readAt} />;
}

function Note({ readAt }: { readAt: Date }) {
  const { revalidate, state } = useRevalidator();
  const frame = useFrame();
  useEffect(() => {
    const again = (): void => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  const time = readAt.toLocaleTimeString(formatLocale(), { hour: '2-digit', minute: '2-digit' });
  return (
    <Place $frame={frame}>
      <Notice
        action={
          <RetryButton of={{ reread: () => void revalidate(), rereading: state === 'loading' }}>
            {messages.retry}
          </RetryButton>
        }
      >
        {messages.old(time)}
      </Notice>
    </Place>
  );
}
