import { Gauge } from 'prom-client';

export const socketsOpen = new Gauge({ name: 'ayana_sockets_open', help: 'Sockets open in this process.' });
