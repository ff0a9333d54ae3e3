import type { ProcessIdentity } from './process-identity.mjs';

export interface HeldLock {
  release(): void;
}
export function tryLock(path: string): HeldLock | { readonly holder: ProcessIdentity };
export function lock(
  path: string,
  options: { timeoutMs: number; onWait?: (holder: ProcessIdentity) => void },
): Promise<HeldLock>;
