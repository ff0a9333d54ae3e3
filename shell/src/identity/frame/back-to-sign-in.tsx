import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link, useSearchParams } from 'react-router-dom';
import { loginAddress } from '../login-address';
import { RESET_TEXTS } from '../messages';
import { WayOn } from './boxes';

/** The way to the sign-in form, with where one was going. */
export function BackToSignIn() {
  const [search] = useSearchParams();
  return (
    <WayOn>
      <TextLink as={Link} to={loginAddress(search)}>
        {RESET_TEXTS.sign_in}
      </TextLink>
    </WayOn>
  );
}
