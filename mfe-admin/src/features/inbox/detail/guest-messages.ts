import type { GuestAccess, GuestLinkEnd } from '@ayana/contracts/guest-case';
import { defineMessages, plural } from '@ayana/contracts/language';

const ended: Record<GuestLinkEnd, string> = {
  revoked: 'We ended their link.',
  replaced: 'A newer link took the place of theirs.',
  joined: 'Their link ended when their account joined the case.',
  wrong_codes: 'Their link ended after five wrong codes.',
};

/** What a guest has sent, and their link. */
export const guestMessages = defineMessages('mfe-admin/inbox/guest', {
  title: 'Messages and reports',
  failed: 'What they have sent since couldn’t be loaded.',
  account: 'Their account has this case.',
  added: ({ messages, papers }: GuestAccess['added']): string =>
    `${plural(messages, { 0: 'No message', one: '1 message', other: `${messages} messages` })} and ${plural(papers, {
      0: 'no report',
      one: '1 report',
      other: `${papers} reports`,
    })} by their link, not confirmed.`,
  none: 'They have no link.',
  sent: (day: string, until: string): string => `Their link of ${day} works until ${until}. It was not opened yet.`,
  opened: (day: string, until: string): string => `They last opened their link on ${day}. It works until ${until}.`,
  expired: (day: string): string => `Their link worked until ${day}.`,
  ended,
  open: 'Read and answer',
  link: {
    open: 'Their link',
    title: (name: string): string => `The link of ${name}`,
    text: 'The link opens this request alone: its status and talks, a place for reports and one to write. Ending it also closes it where it is open now.',
    action: 'What to do',
    send: (email: string): string => `Mail a new link to ${email}; the one before ends`,
    end: 'End the link, and send none',
    submitSend: 'Send a new link',
    submitEnd: 'End the link',
    busy: 'Saving',
    sent: 'A new link was sent',
    done: 'The link has ended',
  },
});
