import { Counter } from 'prom-client';

export const violationsDropped = new Counter({
  name: 'ayana_csp_reports_dropped_total',
  help: 'Reports of nobody signed in that were not kept, because there were too many within the hour.',
});
