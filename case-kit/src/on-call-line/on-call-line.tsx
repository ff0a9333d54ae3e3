import { lazy, Suspense } from 'react';

const LineNow = lazy(() => import('./line-now'));

/** Who is on call now. It comes after the page: first views are light, and nothing waits for it. */
export const OnCallLine = () => (
  <Suspense>
    <LineNow />
  </Suspense>
);
