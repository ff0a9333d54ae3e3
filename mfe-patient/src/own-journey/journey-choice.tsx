import { lazy, Suspense } from 'react';
import type { JourneyOption } from './own-journey';

const JourneyTabs = lazy(() => import('./journey-tabs'));

export interface JourneyChoiceProps {
  options: readonly JourneyOption[];
  /** Of the journey that is shown. */
  current: string | null;
}

/** Which journey a page is about, for patients with several. */
export function JourneyChoice({ options, current }: JourneyChoiceProps) {
  if (options.length < 2) return null;
  return (
    <Suspense>
      <JourneyTabs options={options} current={current} />
    </Suspense>
  );
}
