import { lazy, Suspense } from 'react';
import type { JourneyTabsProps } from './journey-tabs';

const JourneyTabs = lazy(() => import('./journey-tabs'));

/** Which journey a page is about, for patients with several. */
export function JourneyChoice({ options, current }: JourneyTabsProps) {
  if (options.length < 2) return null;
  return (
    <Suspense>
      <JourneyTabs options={options} current={current} />
    </Suspense>
  );
}
