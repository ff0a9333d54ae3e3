import type { MemberAbsence, OrganisationMember } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { endAbsence } from './absence.api';
import { messages } from './absence-messages';

export interface AbsenceButtonProps {
  member: OrganisationMember;
  isOwn: boolean;
  /** Opens the dialog for an absence, new or changed. */
  onLeave: () => void;
  onChanged: () => void;
}

/** Says that a member is away, until another day, or back. */
export function AbsenceButton({ member: { user_id, name, absence }, isOwn, onLeave, onChanged }: AbsenceButtonProps) {
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
      await endAbsence(user_id, before);
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
