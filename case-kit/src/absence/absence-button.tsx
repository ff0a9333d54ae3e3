import type { MemberAbsence } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import type { AbsencePerson } from './absence-dialog';
import { messages } from './messages';

export interface AbsenceButtonProps {
  person: AbsencePerson;
  isOwn: boolean;
  /** Opens the dialog for an absence, new or changed. */
  onLeave: () => void;
  /** They are back. */
  end: (absence: MemberAbsence) => Promise<void>;
  onChanged: () => void;
}

/** Says that someone is away, until another day, or back. */
export function AbsenceButton(props: AbsenceButtonProps) {
  const { person, isOwn, onLeave, end, onChanged } = props;
  const { name, absence } = person;
  if (absence === null)
    return (
      <Button
        variant="outline"
        size="small"
        aria-label={isOwn ? messages.leave : messages.leaveOf(name)}
        onClick={onLeave}
      >
        {isOwn ? messages.leave : messages.leaveShort}
      </Button>
    );
  const back = async (before: MemberAbsence): Promise<void> => {
    try {
      await end(before);
      toast.success(messages.isBack(name), '');
    } catch (error) {
      toast.failure(messages.notSaved, error instanceof Error ? error.message : name);
    }
    onChanged();
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={isOwn ? messages.back : messages.backOf(name)}
        onClick={() => void back(absence)}
      >
        {isOwn ? messages.back : messages.backShort}
      </Button>
      <Button variant="outline" size="small" aria-label={messages.changeOf(name)} onClick={onLeave}>
        {messages.change}
      </Button>
    </>
  );
}
