import { PageSkeleton } from '@ayana/shared-ui/portal-skeleton';
import { messages } from '../messages';
import { useFrame } from '../routes/use-frame';
import { PageSpinner } from './page-spinner';

/** Shown in place of a remote's page while its code and data load for the first time. */
export function PagePending() {
  return useFrame() === 'portal' ? <PageSkeleton label={messages.loading} /> : <PageSpinner />;
}
