import { Welcome } from '../features/welcome';

/** The first page of hospitals, travel, logistics and lodging partners. */
export function Component() {
  return (
    <Welcome
      title="Partner portal"
      lead="Only the work assigned to you, and only the data that work needs."
      coming={[
        'Referrals with a clock: who is waiting for your answer, and until when',
        'Itemised quotes: what is included, what is not, how long it is valid',
        'Visa letters, admissions, bookings and manifests, by kind of partner',
        'Your profile and price sheet',
      ]}
      today="Referrals still reach you by e-mail and phone. Answer them the same way; nothing needs to be entered here."
    />
  );
}
