/// <reference lib="dom" />
// Takes the place of react-refresh/runtime in a remote: the shell's runtime, because a second one would find no React. Ids begin with
// the app's name, because several apps bundle the same files of shared-ui. Without a dev shell nothing accepts an update, and a save
// loads the page again.
import type { DevPage } from './dev-page.ts';

/** Set by front/configs.ts. */
declare const AYANA_DEV_APP: string;

const shared = (globalThis as { ayanaDev?: DevPage }).ayanaDev?.refresh;

export function injectIntoGlobalHook(): void {
  // The shell has done so.
}

export function register(type: unknown, id: string): void {
  shared?.register(type, `${AYANA_DEV_APP}:${id}`);
}

export function createSignatureFunctionForTransform(): unknown {
  return shared?.createSignatureFunctionForTransform() ?? ((type: unknown) => type);
}

export function isLikelyComponentType(value: unknown): boolean {
  return shared?.isLikelyComponentType(value) ?? false;
}

export function getFamilyByType(type: unknown): unknown {
  return shared?.getFamilyByType(type);
}

export function performReactRefresh(): void {
  shared?.performReactRefresh();
}
