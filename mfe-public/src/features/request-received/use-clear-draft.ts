import { SENT_FRAGMENT } from '@ayana/contracts/consultations';
import { useDraft } from '@ayana/portal-kit/form-engine';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Typed text is stored when a page is left. A form posted before hydration has arrived once it redirects here: clears its draft
 * and cleans the URL.
 */
export function useClearDraft(): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { ready, clear } = useDraft('consultation');
  const sent = ready && hash === SENT_FRAGMENT;
  useEffect(() => {
    if (!sent) return;
    clear();
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [sent, clear, navigate, pathname]);
}
