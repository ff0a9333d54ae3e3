import type { InboxViewers } from '@ayana/contracts/realtime';
import { sendMessage, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useState } from 'react';

/**
 * Announces which request is open here, while the page is visible, and returns who else has it open.
 * @returns the names of the other viewers, each once
 */
export function useViewers(id: string, me: string): string[] {
  const [received, setReceived] = useState<InboxViewers | null>(null);
  const say = useCallback(() => {
    void sendMessage('inbox.viewing', { request_id: document.visibilityState === 'visible' ? id : null });
  }, [id]);
  useRealtime({ 'inbox.viewers': setReceived }, { reread: say });
  useEffect(() => {
    say();
    document.addEventListener('visibilitychange', say);
    return () => {
      document.removeEventListener('visibilitychange', say);
      void sendMessage('inbox.viewing', { request_id: null });
    };
  }, [say]);
  if (received?.request_id !== id) return [];
  return received.viewers.filter((viewer) => viewer.id !== me).map(({ name }) => name);
}
