import { LETTER_STATE_NAMES, type VisaLetter } from '@ayana/contracts/journey';
import { dateText, dayText, useNow } from '@ayana/shared-ui/time';
import { LetterBox } from './letter.styles';
import { messages } from './messages';

/** A letter for a visa: its code, whether it is valid, and for which days. */
export function LetterEntry({ letter }: { letter: VisaLetter }) {
  const { code, status, issued_at, admission_on, stay_until, attendants } = letter;
  const now = useNow();
  const day = (text: string): string => dayText(text, now);
  return (
    <LetterBox aria-label={code}>
      <h3>{code}</h3>
      <p>{messages.state(LETTER_STATE_NAMES[status], dateText(new Date(issued_at), now))}</p>
      <p>{messages.dates(day(admission_on), day(stay_until))}</p>
      <p>{messages.accompanied(attendants)}</p>
    </LetterBox>
  );
}
