import { Welcome } from '../features/welcome';

/** The patient's first page. */
export function Component() {
  return (
    <Welcome
      title="Your journey will stand here"
      lead="Ten stages, from your first question to the check-up at home. For each one you will see what happens next, by when, and who does it."
      coming={[
        'What is waiting for you, as one next step',
        'Your requests, and the quotes of hospitals side by side',
        'Your papers: which have arrived, which are missing',
        'Appointments in your time and in India’s',
        'Messages with your case manager',
      ]}
      today="Requests for a consultation are answered by e-mail within 24 hours, by a person. If you have asked for one, the answer will reach your inbox; it is not shown here yet."
    />
  );
}
