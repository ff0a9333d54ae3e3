export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}
export function startMark(pid: number): string | undefined;
export function identify(pid?: number): ProcessIdentity | undefined;
export function isAlive(identity: ProcessIdentity): boolean;
export function parentOf(pid: number): number | undefined;
