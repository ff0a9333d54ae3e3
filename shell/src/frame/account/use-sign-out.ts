import { signOut, toast } from '@ayana/portal-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages';

/** Signs out and goes to the home page (spec section 7), even offline: the server is then notified later. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void signOut()
      .catch(() => toast.failure(messages.sign_out_pending, messages.sign_out_pending_text))
      .then(() => navigate('/'));
  }, [navigate]);
}
