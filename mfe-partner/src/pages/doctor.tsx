import { Welcome } from '../features/welcome';

/** The doctor's first page. */
export function Component() {
  return (
    <Welcome
      title="Doctor portal"
      lead="Opinions that are due, your calendar, and your consultations."
      coming={[
        'Opinions due, with the papers each one needs',
        'Your calendar and the times patients may book',
        'Consultations, and the notes you write after them',
      ]}
      today="Our case managers still agree on times with you by phone or e-mail."
    />
  );
}
