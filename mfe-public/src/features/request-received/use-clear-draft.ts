import { SENT_FRAGMENT } from '@ayana/contracts/consultations';
import { useKeptForm } from '@ayana/portal-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NO_FIELDS = {};

/**
 * Typed text is stored when a page is left. A form posted before hydration has arrived once it redirects here: clears its draft
 * and cleans the URL.
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
