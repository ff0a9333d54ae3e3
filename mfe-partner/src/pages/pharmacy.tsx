import { Welcome } from '../features/welcome';

/** The pharmacy's first page. */
export function Component() {
  return (
    <Welcome
      title="Pharmacy portal"
      lead="Prescriptions, questions about substitutes, and deliveries."
      coming={[
        'Prescriptions to dispense',
        'Questions about a substitute, and their answers',
        'What was dispensed and delivered, and when',
      ]}
      today="Prescriptions still reach you by e-mail. Questions go to the doctor who wrote them."
    />
  );
}
