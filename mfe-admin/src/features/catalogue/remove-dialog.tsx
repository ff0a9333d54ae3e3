import { listText } from '@ayana/contracts/language';
import { entryOf } from '@ayana/contracts/operation';
import { ConfirmDialog, type ConfirmDialogProps } from '@ayana/shared-ui/dialog';
import type { CatalogueRow } from './entity';
import { messages } from './messages';

const { removal: words } = messages;

interface RemoveDialogProps extends Pick<ConfirmDialogProps, 'busy' | 'failure' | 'onConfirm' | 'onClose'> {
  name: string;
  dependents: NonNullable<CatalogueRow['dependents']>;
}

/** Says what disappears with a row before it is removed, or what keeps it from being removed. */
export default function RemoveDialog({ name, dependents, onConfirm, onClose, ...rest }: RemoveDialogProps) {
  const blocking = dependents.filter(({ blocks }) => blocks);
  const inWords = (all: typeof dependents): string =>
    listText(all.map(({ kind, count }) => entryOf(messages.dependents, kind, String)(count)));
  if (blocking.length > 0)
    return (
      <ConfirmDialog
        title={words.blockedTitle(name)}
        text={words.blocked(inWords(blocking))}
        submitLabel={words.close}
        busyLabel={messages.busy}
        onConfirm={onClose}
        onClose={onClose}
        {...rest}
      />
    );
  return (
    <ConfirmDialog
      danger
      title={words.title(name)}
      text={dependents.length === 0 ? words.text : words.hides(inWords(dependents))}
      submitLabel={messages.remove}
      busyLabel={messages.busy}
      onConfirm={onConfirm}
      onClose={onClose}
      {...rest}
    />
  );
}
