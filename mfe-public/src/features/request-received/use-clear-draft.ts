import { SENT_FRAGMENT } from '@ayana/contracts/consultations';
import { useKeptForm } from '@ayana/portal-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NO_FIELDS = {};

/**
 * What was typed is kept when its page is left. A form that its page sent without its code has arrived once it leads here: its draft
 * is forgotten, and the address is made the one to save.
 */
export function useClearDraft(): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { ready, reset } = useKeptForm({ name: 'consultation', version: 1, initial: NO_FIELDS });
  const sent = ready && hash === SENT_FRAGMENT;
  useEffect(() => {
    if (!sent) return;
    reset();
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [sent, reset, navigate, pathname]);
}
