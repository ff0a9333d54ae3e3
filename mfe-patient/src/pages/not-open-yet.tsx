import { Welcome } from '../features/welcome';

/** Addresses of the portal whose page is not open yet. */
export function Component() {
  return (
    <Welcome
      title="This page is not open yet"
      lead="Its place in the portal is kept, its content is still being built."
      coming={[
        'Notifications about every stage, read and unread',
        'Your requests, one page each',
        'Doctors you can book, with free times in your zone',
        'Which letters you get from us, and how to stop them',
      ]}
      today="If something cannot wait, write or call: a person answers."
    />
  );
}
