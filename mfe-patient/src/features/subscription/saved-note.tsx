import { messages } from './messages';
import { Saving } from './subscription.styles';

/** Says whether what was changed is saved; announced, because nothing else on the screen changes. */
export function SavedNote({ busy, saved }: { busy: boolean; saved: boolean }) {
  return (
    <Saving role="status" data-busy={busy ? '' : undefined}>
      {busy ? messages.saving : saved ? messages.saved : null}
    </Saving>
  );
}
