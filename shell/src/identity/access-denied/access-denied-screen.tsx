import gate from '@ayana/shared-ui/assets/drawings/access-denied.svg';
import { BRAND } from '@ayana/contracts/brand';
import { ACCESS_DENIED } from '@ayana/contracts/identity';
import { mailHref } from '@ayana/contracts/links';
import { api, refreshSession, useRealtime, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../frame/account/use-sign-out';
import { useTitled } from '../../document/screen-title';
import { Actions, Box, Chip, Facts, Note } from './access-denied.styles';
import { ACCESS_DENIED_TEXTS } from './messages';

/** Checks for a new role; the session then updates, and the guards run again. */
async function look(): Promise<void> {
  try {
    const { data: role } = await api.GET('/rpc/get_current_user_role');
    if (role) await refreshSession();
  } catch {
    // Offline: the next check may succeed.
  }
}

/**
 * Shown to a signed-in user without a role (spec section 2). It opens automatically: the server cuts the socket when the role changes, and
 * the session reloads; without a socket, the role is checked every 30 s.
 */
export function Component() {
  useTitled(ACCESS_DENIED.title);
  useRealtime({}, { reread: () => void look() });
  const email = useSession((session) => session.user?.email);
  const signOut = useSignOut();
  return (
    <Box>
      <img src={gate} width={374} height={104} alt="" />
      <h1>{ACCESS_DENIED.title}</h1>
      <p>{ACCESS_DENIED.text}</p>
      <Facts>
        <div>
          <dt>{ACCESS_DENIED_TEXTS.account}</dt>
          <dd>
            <strong>{email}</strong>
          </dd>
        </div>
        <div>
          <dt>{ACCESS_DENIED_TEXTS.status}</dt>
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
          {ACCESS_DENIED_TEXTS.write_to} <TextLink href={mailHref(BRAND.support_email)}>{BRAND.support_email}</TextLink>
          . {ACCESS_DENIED_TEXTS.opens}
        </p>
        <p>
          <TextLink as={Link} to="/profile">
            {ACCESS_DENIED_TEXTS.profile}
          </TextLink>
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
