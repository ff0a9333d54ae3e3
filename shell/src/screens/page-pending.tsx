import { PageSkeleton } from '@ayana/shared-ui/portal-skeleton';
import { messages } from '../messages';
import { useFrame } from '../routes/use-frame';
import { PageSpinner } from './page-spinner';

/** Stands where a remote's page will be while its code and data arrive for the first time. */
export function PagePending() {
  return useFrame() === 'portal' ? <PageSkeleton label={messages.loading} /> : <PageSpinner />;
}
