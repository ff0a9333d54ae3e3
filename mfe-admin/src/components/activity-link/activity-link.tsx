import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from 'react-router-dom';
import { activityAbout } from './activity-about';
import { messages } from './messages';

/** Leads to everything that happened about one record, for those who may read the activity. */
export function ActivityLink({ id }: { id: string }) {
  const mayRead = useSession(({ role }) => mayEnter('activity', role));
  if (!mayRead) return null;
  return (
    <TextLink as={Link} to={activityAbout(id)}>
      {messages.link}
    </TextLink>
  );
}
