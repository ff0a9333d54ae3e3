interface NotOpenWords {
  title: string;
  /** What the page is for. */
  lead: string;
  /** What is true today. */
  text: string;
  action: { label: string; to: string };
}

/** Pages that have their place and nothing in it yet. */
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
    text: 'This page is not open yet. Ask for a consultation and say which field it concerns: a person finds the doctor with you.',
    action: { label: 'Ask for a consultation', to: '/consultation' },
  },
  request: {
    title: 'Your request',
    lead: 'Everything about one request on a page of its own.',
    text: 'This page is not open yet. What stands with your requests today is on your first page.',
    action: { label: 'Go to your portal', to: '/secure-portal' },
  },
} as const satisfies Record<string, NotOpenWords>;
export type NotOpenId = keyof typeof messages;
