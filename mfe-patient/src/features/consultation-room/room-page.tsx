import { useReread } from '@ayana/portal-kit/screens';
import { useEvery } from '@ayana/shared-ui/time';
import { useLoaderData } from 'react-router-dom';
import type { Room } from './room.api';
import { REREAD, useRoomDocument } from './room-document';
import { RoomView } from './room-view';

export { roomLoader as loader } from './room.api';

/** The consultation room of an appointment. */
export function Component() {
  const room = useLoaderData<Room>();
  useEvery(REREAD, useReread());
  useRoomDocument();
  return <RoomView room={room} />;
}
