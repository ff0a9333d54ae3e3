import { HANGS_MS } from './submit.ts';

/** What a health check of the site answers now: an HTTP status, 0 when it hangs. */
export async function statusOf(origin: string, check: 'live' | 'ready'): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/health/${check}`, { signal: AbortSignal.timeout(HANGS_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
