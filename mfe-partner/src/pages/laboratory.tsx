import { Welcome } from '../features/welcome';

/** The laboratory's first page. */
export function Component() {
  return (
    <Welcome
      title="Laboratory portal"
      lead="From the order to the released result, one line a sample."
      coming={[
        'Orders, with what each sample needs',
        'Results: entered, reviewed, released',
        'Who released what, and when',
      ]}
      today="Orders still reach you by e-mail. Send results the way you do today."
    />
  );
}
