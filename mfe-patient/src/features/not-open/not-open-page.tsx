import { Button } from '@ayana/shared-ui/button';
import { NotOpen } from '@ayana/shared-ui/portal-page';
import { Link } from 'react-router-dom';
import { messages, type NotOpenId } from './messages';

/** Shown for a page that is not built yet. */
export function NotOpenPage({ page }: { page: NotOpenId }) {
  const { title, lead, text, action } = messages[page];
  return (
    <NotOpen
      title={title}
      lead={lead}
      text={text}
      actions={
        <Button as={Link} to={action.to} variant="tonal">
          {action.label}
        </Button>
      }
    />
  );
}
