import { Counter } from 'prom-client';

export const violationsDropped = new Counter({
  name: 'ayana_csp_reports_dropped_total',
  help: 'Anonymous reports that were not stored, because there were too many within the hour.',
});
