import { Counter } from 'prom-client';

/** `remote` is a name in the registry, or `other`: a public endpoint must not add labels without end. */
export const remoteFailures = new Counter({
  name: 'ayana_remote_failures_total',
  help: 'Reports of remotes that failed, in browsers and on the render server.',
  labelNames: ['remote', 'phase'] as const,
});

export const pageViews = new Counter({
  name: 'ayana_page_views_total',
  help: 'Pages shown, as browsers report.',
  labelNames: ['remote'] as const,
});
