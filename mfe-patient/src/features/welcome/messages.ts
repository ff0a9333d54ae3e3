/** Words around a page that is not open yet. */
export const messages = {
  coming: 'What this portal will hold',
  note: 'These pages are not open yet. Nothing is waiting for you behind them.',
  today: 'Until then',
  write: 'Write to us',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Hours',
  account: 'Signed in as',
} as const;
