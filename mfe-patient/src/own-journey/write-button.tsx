import { patientHref } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { MessageSquareText } from 'lucide-react';
import { messages } from './messages';
import { Link } from './own-link';

/** Writes to the case manager, about the journey of the page. @param small beside what does not work */
export function WriteButton({ journeyId = null, small = false }: { journeyId?: string | null; small?: boolean }) {
  return (
    <Button
      as={Link}
      to={patientHref('messages', journeyId)}
      variant={small ? 'outline' : 'tonal'}
      {...(small ? { size: 'small' } : {})}
      icon={<MessageSquareText size={18} aria-hidden="true" />}
    >
      {small ? messages.ask : messages.write}
    </Button>
  );
}
