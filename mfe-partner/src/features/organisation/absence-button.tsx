import type { OrganisationMember } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { endAbsence } from './absence.api';
import { messages } from './absence-messages';

export interface AbsenceButtonProps {
  member: OrganisationMember;
  isOwn: boolean;
  onLeave: () => void;
  onChanged: () => void;
}

/** Says that a member is away, or back. */
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
  const back = async (): Promise<void> => {
    await endAbsence(user_id);
    toast.success(messages.isBack(name), '');
    onChanged();
  };
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={isOwn ? messages.back : messages.backOf(name)}
      onClick={() =>
        void back().catch((error: unknown) =>
          toast.failure(messages.notSaved, error instanceof Error ? error.message : name),
        )
      }
    >
      {isOwn ? messages.back : messages.backShort}
    </Button>
  );
}
