import gate from '@ayana/shared-ui/assets/drawings/access-denied.svg';
import { BRAND } from '@ayana/contracts/brand';
import { ACCESS_DENIED } from '@ayana/contracts/identity';
import { mailHref } from '@ayana/contracts/links';
import { api, refreshSession, useRealtime, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../frame/account/use-sign-out';
import { useTitled } from '../../document/screen-title';
import { Actions, Box, Chip, Facts, Note } from './access-denied.styles';
import { ACCESS_DENIED_MESSAGES } from './messages';

/** Checks for a new role; the session then updates, and the guards run again. */
async function look(): Promise<void> {
  try {
    const { data: role } = await api.GET('/rpc/get_current_user_role');
    if (role) await refreshSession();
  } catch {
    // Offline: the next check may succeed.
  }
}

/** The screen for people that no portal lets in: without a role, or with one of a newer version. */
export function Component() {
  const unknown = useSession((session) => session.unknown_role);
  return unknown === undefined ? <NoRole /> : <UnknownRole role={unknown} />;
}

/**
 * Shown to a signed-in user without a role (spec section 2). It opens automatically: the server cuts the socket when the role changes, and
 * the session reloads; without a socket, the role is checked every 30 s.
 */
function NoRole() {
  useTitled(ACCESS_DENIED.title);
  useRealtime({}, { reread: () => void look() });
  return (
    <Screen
      title={ACCESS_DENIED.title}
      text={ACCESS_DENIED.text}
      fact={ACCESS_DENIED_MESSAGES.status}
      value={
        <Chip>
          <Clock size={16} aria-hidden="true" />
          {ACCESS_DENIED.status}
        </Chip>
      }
      help={ACCESS_DENIED_MESSAGES.opens}
    >
      <Button as={Link} to="/" wide>
        {ACCESS_DENIED.home}
      </Button>
    </Screen>
  );
}

/** Shown to a user whose role came with a newer version of the server. Nothing is read: what the role may see is not known here. */
function UnknownRole({ role }: { role: string }) {
  useTitled(ACCESS_DENIED_MESSAGES.unknown_title);
  return (
    <Screen
      title={ACCESS_DENIED_MESSAGES.unknown_title}
      text={ACCESS_DENIED_MESSAGES.unknown_text}
      fact={ACCESS_DENIED_MESSAGES.unknown_role}
      value={<bdi>{role}</bdi>}
    >
      <Button wide onClick={() => window.location.reload()}>
        {ACCESS_DENIED_MESSAGES.update}
      </Button>
    </Screen>
  );
}

interface ScreenProps {
  title: string;
  text: string;
  /** What is said of the account beside its address. */
  fact: string;
  value: ReactNode;
  help?: string;
  /** What to do first. */
  children: ReactNode;
}

function Screen({ title, text, fact, value, help, children }: ScreenProps) {
  const email = useSession((session) => session.user?.email);
  const signOut = useSignOut();
  return (
    <Box>
      <img src={gate} width={374} height={104} alt="" />
      <h1>{title}</h1>
      <p>{text}</p>
      <Facts>
        <div>
          <dt>{ACCESS_DENIED_MESSAGES.account}</dt>
          <dd>
            <strong>{email}</strong>
          </dd>
        </div>
        <div>
          <dt>{fact}</dt>
          <dd>{value}</dd>
        </div>
      </Facts>
      <Note>
        <h2>{ACCESS_DENIED.need_access}</h2>
        <p>
          {ACCESS_DENIED_MESSAGES.write_to}{' '}
          <TextLink href={mailHref(BRAND.support_email)}>{BRAND.support_email}</TextLink>. {help}
        </p>
        <p>
          <TextLink as={Link} to="/profile">
            {ACCESS_DENIED_MESSAGES.profile}
          </TextLink>
        </p>
      </Note>
      <Actions>
        {children}
        <Button variant="outline" wide onClick={signOut}>
          {ACCESS_DENIED.sign_out}
        </Button>
      </Actions>
    </Box>
  );
}
