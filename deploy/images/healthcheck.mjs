// `node healthcheck.mjs <address>`: ends with 0 when it answers 2xx. For HEALTHCHECK: the images have no curl.
const answer = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exitCode = answer?.ok === true ? 0 : 1;
