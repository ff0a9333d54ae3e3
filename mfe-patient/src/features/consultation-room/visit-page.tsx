import { roomPath } from '@ayana/contracts/consultation-room';
import { useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { useEvery } from '@ayana/shared-ui/time';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messages } from './messages';
import { RoomFrame, RoomView } from './room-view';
import { REREAD, useRoomDocument } from './room-document';
import { Card, Middle, Row } from './room.styles';
import { beginAgain, type Visit } from './visit.api';

export { visitLoader as loader } from './visit.api';

/** The consultation room for a visitor without an account, by the link of the mail. */
export function Component() {
  const visit = useLoaderData<Visit>();
  const reread = useReread();
  useEvery(REREAD, reread);
  useRoomDocument();
  useEffect(() => {
    // The mail's link opened in this tab once more changes the address alone.
    window.addEventListener('hashchange', reread);
    return () => window.removeEventListener('hashchange', reread);
  }, [reread]);
  const { room } = visit;
  const own = visit.is_own && room !== null ? roomPath(room.id) : null;
  useEffect(() => {
    if (own !== null) window.location.replace(own);
  }, [own]);
  if (own !== null) return null;
  if (room !== null) return <RoomView room={room} />;
  return (
    <RoomFrame title={messages.title}>
      <Middle>
        <NotOpen visit={visit} onAgain={reread} />
      </Middle>
    </RoomFrame>
  );
}

function NotOpen({ visit: { ended, has_link }, onAgain }: { visit: Visit; onAgain: () => void }) {
  const { visit: words } = messages;
  return (
    <Card role="status">
      <h2>{ended === null ? words.none : messages.after.left}</h2>
      <p>{ended ?? words.noneText}</p>
      {has_link ? (
        <Row>
          <Button
            variant="tonal"
            onClick={() => {
              beginAgain();
              onAgain();
            }}
          >
            {words.here}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}
