/** `person:<id>`: a page goes on as this person. */
type News = 'signed_in' | 'signed_out' | `person:${string}`;

const PERSON = 'person:';

export interface TabEars {
  signedIn: () => void;
  /** A page of another tab goes on as this person, who may have come by an outside sign-in. */
  person: (id: string) => void;
  signedOut: () => void;
  /** The tab is looked at again: it may have slept through what the others said, or its browser cannot tell it. */
  lookedAt: () => void;
}

export interface OtherTabs {
  tell: (news: News) => void;
  leave: () => void;
}

/**
 * Hears what the other tabs of this browser do with the session. BroadcastChannel tells at once; where it is missing, and for tabs that
 * slept or came out of the back-forward cache, the signed-in cookie is looked at whenever the tab is.
 */
export function joinOtherTabs(ears: TabEars): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ayana-session');
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data === 'signed_out') ears.signedOut();
    else if (data.startsWith(PERSON)) ears.person(data.slice(PERSON.length));
    else ears.signedIn();
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') ears.lookedAt();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
    tell: (news) => channel?.postMessage(news),
    leave: () => {
      channel?.close();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('focus', look);
    },
  };
}
