import { Counter, Gauge } from 'prom-client';

/** Requests of expensive routes in this process: `running`, and `waiting` for their turn. */
export const expensiveRequests = new Gauge({
  name: 'ayana_expensive_requests',
  help: 'Requests of expensive routes, by whether they run or wait for their turn.',
  labelNames: ['state'] as const,
});

/** `full`: its user has as many waiting as may; `late`: it waited too long; `left`: its caller has gone. */
export const expensiveRefusals = new Counter({
  name: 'ayana_expensive_refusals_total',
  help: 'Requests of expensive routes that got no turn, by kind and reason.',
  labelNames: ['kind', 'reason'] as const,
});
