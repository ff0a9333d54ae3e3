import { isOutsideSignInProblem, OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { MailCheck, MessageCircle, Video } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../frame/navigation/router-link';
import { CompleteScreen } from '../complete/complete-screen';
import { Before, Help, Helps, Segments } from '../screen-layout/identity-page.styles';
import { IdentityPage } from '../screen-layout/identity-page';
import { useTokenOnce } from '../screen-layout/use-token-once';
import { ResendForm } from '../links/resend-form';
import { VerifyScreen } from '../links/verify-screen';
import { loginAddress, loginMode } from '../login-address';
import { CHECK_INBOX_MESSAGES, LOGIN_MESSAGES } from '../messages';
import { RegisterForm } from '../register/register-form';
import { NoCookies } from './no-cookies';
import { Providers } from './providers';
import { SignInForm } from './sign-in-form';
import { useBegin, useGoToPortal, useLeaveWhenSignedIn } from './use-go-to-portal';

/** `/login`: sign in or register; also where the links of mails and outside providers lead (`verify`, `complete`, `problem`). */
export function Component() {
  const verify = useTokenOnce('verify');
  const complete = useTokenOnce('complete');
  return (
    <IdentityPage>
      {verify !== undefined ? (
        <Verified token={verify} />
      ) : complete !== undefined ? (
        <Completing token={complete} />
      ) : (
        <LoginOrRegister />
      )}
    </IdentityPage>
  );
}

/** A mail's link may be followed while signed in: the user stays signed in and sees the result. */
function Verified({ token }: { token: string }) {
  const enter = useBegin();
  return (
    <VerifyScreen key={token} token={token} onSignedIn={enter}>
      <SignInForm onSignedIn={enter} />
    </VerifyScreen>
  );
}

function Completing({ token }: { token: string }) {
  const enter = useGoToPortal();
  return <CompleteScreen key={token} token={token} onSignedIn={enter} />;
}

function LoginOrRegister() {
  const [search] = useSearchParams();
  const enter = useGoToPortal();
  useLeaveWhenSignedIn(enter);
  const mode = loginMode(search);
  return (
    <>
      <Segments>
        <TabLinks
          label={LOGIN_MESSAGES.tabs}
          current={mode === 'register' ? 'register' : 'sign_in'}
          LinkComponent={RouterLink}
          items={[
            { id: 'sign_in', label: LOGIN_MESSAGES.login, href: loginAddress(search) },
            { id: 'register', label: LOGIN_MESSAGES.register, href: loginAddress(search, 'register') },
          ]}
        />
      </Segments>
      <NoCookies />
      <ProviderProblem code={search.get('problem')} />
      {mode === 'register' ? (
        <RegisterForm />
      ) : mode === 'resend' ? (
        <ResendForm head={<ResendHead />} />
      ) : (
        <SignIn search={search} />
      )}
    </>
  );
}

/** Whether sign-in leads to a consultation room: a guest who has booked without an account enters it by the link of the mail. */
const leadsToRoom = (search: URLSearchParams): boolean =>
  /^\/(?:[a-z]{2}(?:-[A-Za-z]+)?\/)?consultation-room\//.test(search.get('next') ?? '');

function SignIn({ search }: { search: URLSearchParams }) {
  const enter = useGoToPortal();
  return (
    <>
      <h1>{LOGIN_MESSAGES.title}</h1>
      <p>{LOGIN_MESSAGES.lead}</p>
      <SignInForm onSignedIn={enter} />
      <Providers next={search.get('next') ?? undefined} />
      <Helps>
        {leadsToRoom(search) ? (
          <Help>
            <Video size={20} aria-hidden="true" />
            <p>{LOGIN_MESSAGES.room_guest}</p>
          </Help>
        ) : null}
        <Help>
          <MessageCircle size={20} aria-hidden="true" />
          <p>
            {LOGIN_MESSAGES.no_account}{' '}
            <TextLink as={Link} to="/consultation">
              {LOGIN_MESSAGES.consultation}
            </TextLink>{' '}
            {LOGIN_MESSAGES.without_one}
          </p>
        </Help>
        <Help>
          <MailCheck size={20} aria-hidden="true" />
          <p>
            {LOGIN_MESSAGES.no_mail}{' '}
            <TextLink as={Link} to={loginAddress(search, 'resend')}>
              {LOGIN_MESSAGES.send_again}
            </TextLink>
          </p>
        </Help>
      </Helps>
    </>
  );
}

function ResendHead() {
  return (
    <>
      <h1>{CHECK_INBOX_MESSAGES.resend_title}</h1>
      <p>{CHECK_INBOX_MESSAGES.resend_lead}</p>
    </>
  );
}

/** Why a provider's sign-in failed. Unknown codes are ignored: anyone may have typed them. */
function ProviderProblem({ code }: { code: string | null }) {
  if (!isOutsideSignInProblem(code)) return null;
  return (
    <Before>
      <Notice tone="failed">{OUTSIDE_SIGN_IN_PROBLEMS[code]}</Notice>
    </Before>
  );
}
