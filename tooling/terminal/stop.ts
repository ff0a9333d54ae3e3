/** Aborts when this process is asked to end: by Ctrl-C, by a signal, or because its parent is gone. */
export function stopSignal(): AbortSignal {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());
  process.once('disconnect', () => stopped.abort());
  return stopped.signal;
}
