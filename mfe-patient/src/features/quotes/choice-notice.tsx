import { patientHref } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { NextAction } from '@ayana/shared-ui/next-action';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';

const { next: words } = messages;

/** What follows the patient's choice. */
export function ChoiceNotice({ hospital }: { hospital: string }) {
  return (
    <NextAction
      eyebrow={messages.chosen}
      title={words.title(hospital)}
      text={words.text}
      actions={
        <Button as={Link} variant="tonal" to={patientHref('messages')}>
          {words.action}
        </Button>
      }
    />
  );
}
