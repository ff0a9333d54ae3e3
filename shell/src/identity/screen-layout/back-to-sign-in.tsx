import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link, useSearchParams } from 'react-router-dom';
import { loginAddress } from '../login-address';
import { RESET_MESSAGES } from '../messages';
import { FormLink } from './identity-page.styles';

/** A link to the sign-in form that keeps `next`. */
export function BackToSignIn() {
  const [search] = useSearchParams();
  return (
    <FormLink>
      <TextLink as={Link} to={loginAddress(search)}>
        {RESET_MESSAGES.sign_in}
      </TextLink>
    </FormLink>
  );
}
