/** What the card with the reader's own journey says. */
export const OWN_STATUS_MESSAGES = {
  title: 'Your own journey',
  reading: 'Reading where you are …',
  failed: 'Where you are could not be read.',
  not_begun: 'Not begun yet: it begins with your first request.',
  ask: 'Ask for a free consultation',
  asked: 'Enquiry received',
  state: 'How it stands',
  call: 'Your consultation',
  next: 'Comes next',
  portal: 'Open your portal',
} as const;
