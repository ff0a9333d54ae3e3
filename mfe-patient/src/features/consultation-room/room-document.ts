import { useEffect } from 'react';
import { isRoomDocument } from './document-permissions';

/** The page reads again whether the room is open, in milliseconds. */
export const REREAD = 15_000;

/** Camera and microphone are allowed in the document of this page only: from another page it is loaded again. */
export function useRoomDocument(): void {
  useEffect(() => {
    if (!isRoomDocument()) window.location.reload();
  }, []);
}
