import gate from '@ayana/shared-ui/assets/drawings/access-denied.svg';
import { BRAND } from '@ayana/contracts/brand';
import { ACCESS_DENIED } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../frame/use-sign-out';
import { Actions, Box, Chip, Facts, Note } from './access-denied-boxes';

/** Shown to a signed-in person without a role (spec section 2). */
export function Component() {
  const email = useSession((session) => session.user?.email);
  const signOut = useSignOut();
  return (
    <Box>
      <img src={gate} width={374} height={104} alt="" />
      <h1>{ACCESS_DENIED.title}</h1>
      <p>{ACCESS_DENIED.text}</p>
      <Facts>
        <div>
          <dt>Account</dt>
          <dd>
            <strong>{email}</strong>
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Chip>
              <Clock size={16} aria-hidden="true" />
              {ACCESS_DENIED.status}
            </Chip>
          </dd>
        </div>
      </Facts>
      <Note>
        <h2>{ACCESS_DENIED.need_access}</h2>
        <p>
          Write to <TextLink href={`mailto:${BRAND.support_email}`}>{BRAND.support_email}</TextLink>.
        </p>
      </Note>
      <Actions>
        <Button as={Link} to="/" wide>
          {ACCESS_DENIED.home}
        </Button>
        <Button variant="outline" wide onClick={signOut}>
          {ACCESS_DENIED.sign_out}
        </Button>
      </Actions>
    </Box>
  );
}
