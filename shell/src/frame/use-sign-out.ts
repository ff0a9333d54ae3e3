import { signOut } from '@ayana/portal-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Signs out and goes to the home page (spec section 7), also when the server could not be told. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void signOut()
      .catch((error: unknown) => console.warn('The server was not told about the sign-out.', error))
      .then(() => navigate('/'));
  }, [navigate]);
}
