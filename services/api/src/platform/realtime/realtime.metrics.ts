import { Counter, Gauge } from 'prom-client';

export const socketsOpen = new Gauge({ name: 'ayana_sockets_open', help: 'Sockets open in this process.' });

/** `user`: one user has too many; `address`: one address has too many unauthenticated connections; `flood`: a connection sent too much. */
export const socketsRefused = new Counter({
  name: 'ayana_sockets_refused_total',
  help: 'Sockets refused or cut, by what there was too much of.',
  labelNames: ['limit'] as const,
});

export const eventGaps = new Counter({
  name: 'ayana_event_gaps_total',
  help: 'Times this process may have missed events of other processes, after which its sockets connected again.',
});
