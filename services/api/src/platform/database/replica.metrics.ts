import { Counter, Gauge, register } from 'prom-client';

/** Looks each up by name first: a second application in one process (tests) shares them. */
function gauge(name: string, help: string): Gauge {
  const known = register.getSingleMetric(name);
  return known instanceof Gauge ? known : new Gauge({ name, help });
}

export const replicaInUse = gauge(
  'ayana_replica_in_use',
  '1 while the replica is asked, 0 while it is down or too far behind',
);
export const replicaLag = gauge(
  'ayana_replica_lag_seconds',
  'How far the replica was behind when it was last looked at',
);

const READS = 'ayana_public_reads_total';
const known = register.getSingleMetric(READS);
export const publicReadsBy: Counter<'server'> =
  known instanceof Counter
    ? known
    : new Counter({ name: READS, help: 'Public reads by the server that was asked', labelNames: ['server'] as const });
