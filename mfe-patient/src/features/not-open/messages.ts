interface NotOpenWords {
  title: string;
  /** What the page is for. */
  lead: string;
  /** What can be done today. */
  text: string;
  action: { label: string; to: string };
}

/** Pages that have nothing of their own yet, each with the way to where it is done today. */
export const messages = {
  subscription: {
    title: 'Subscription',
    lead: 'Which letters you get from us, and how to stop them.',
    text: 'This page is not open yet. Every newsletter carries a link that ends it with one press; that works today.',
    action: { label: 'Go to your profile', to: '/profile' },
  },
  find_doctors: {
    title: 'Find a doctor',
    lead: 'Doctors you can book, with free times in your zone and in India’s.',
    text: 'Say what troubles you, choose a doctor and book one of their free times.',
    action: { label: 'Find a doctor', to: '/find-doctors' },
  },
  request: {
    title: 'Your request',
    lead: 'Everything about one request on a page of its own.',
    text: 'This page is not open yet. What stands with your requests today is on your first page.',
    action: { label: 'Go to your portal', to: '/secure-portal' },
  },
} as const satisfies Record<string, NotOpenWords>;
export type NotOpenId = keyof typeof messages;
