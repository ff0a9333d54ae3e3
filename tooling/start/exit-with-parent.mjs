// Loaded into every process that `npm start` starts (node --import): when the supervisor is gone, even by kill -9, its channel
// closes, and the process ends as if it had been asked to.
const PATIENCE_MS = 10_000;

process.on('disconnect', () => {
  // The pipe of our output is closed; that must not end the process.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
