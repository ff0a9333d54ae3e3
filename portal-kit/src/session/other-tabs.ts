/** `person:<id>`: a page continues as this user. */
type TabMessage = 'signed_in' | 'signed_out' | `person:${string}`;

const PERSON = 'person:';

export interface TabListeners {
  signedIn: () => void;
  /** A page of another tab continues as this user, for example after a provider's sign-in. */
  person: (id: string) => void;
  signedOut: () => void;
  /** The tab is visible again: it may have missed messages while it slept. */
  visible: () => void;
}

export interface OtherTabs {
  notify: (message: TabMessage) => void;
  leave: () => void;
}

/**
 * Follows what other tabs of this browser do with the session, by BroadcastChannel. Where it is missing, and for tabs that
 * slept or were in the back-forward cache, the signed-in cookie is checked whenever the tab becomes visible.
 */
export function joinOtherTabs(listeners: TabListeners): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ayana-session');
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signed_out') listeners.signedOut();
    else if (data.startsWith(PERSON)) listeners.person(data.slice(PERSON.length));
    else listeners.signedIn();
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') listeners.visible();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own origin
    notify: (message) => channel?.postMessage(message),
    leave: () => {
      channel?.close();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
    },
  };
}
