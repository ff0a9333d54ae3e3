import { PortalCard } from '@ayana/shared-ui/portal-page';
import { AbsencesPart } from './absences-part';
import { messages } from './messages';

/** Who of the staff is away, and who covers. */
export function AbsencesCard() {
  return (
    <PortalCard title={messages.title}>
      <p>{messages.text}</p>
      <AbsencesPart />
    </PortalCard>
  );
}
