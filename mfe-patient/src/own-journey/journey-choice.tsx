import { CASE_MESSAGES } from '@ayana/contracts/journey';
import { lazy, Suspense } from 'react';
import type { JourneyTabsProps } from './journey-tabs';

const JourneyTabs = lazy(() => import('./journey-tabs'));

/** Which journey a page is about: its case number, and the choice for patients with several. */
export function JourneyChoice({ options, current }: JourneyTabsProps) {
  const shown = options.find(({ id }) => id === current);
  if (options.length < 2) return shown === undefined ? null : <p>{CASE_MESSAGES.of(shown.case_number)}</p>;
  return (
    <Suspense>
      <JourneyTabs options={options} current={current} />
    </Suspense>
  );
}
