import { Button } from '@ayana/shared-ui/button';
import { NotOpen } from '@ayana/shared-ui/portal-page';
import { Link, matchPath, useLocation } from 'react-router-dom';
import portal from '../../../portal.json';
import { basePathOf } from '../../paths';
import { messages } from './messages';

/** Shown at every URL whose page is not built yet, under its own title. */
export function NotOpenPage() {
  const { pathname } = useLocation();
  const route = portal.routes.find(({ path }) => matchPath(path, pathname) !== null);
  return (
    <NotOpen
      title={route?.title ?? messages.lead}
      lead={messages.lead}
      text={messages.text}
      actions={
        <Button as={Link} to={basePathOf(pathname)} variant="tonal">
          {messages.home}
        </Button>
      }
    />
  );
}
