import { Injectable } from '@nestjs/common';

/** Access revoked before its token expired: one session, or everything of a user whose role changed. */
export type AccessRevocation = { session_id: string } | { user_id: string };

/** Notifies the owners of open connections of revoked access. */
@Injectable()
export class AccessRevocations {
  private readonly listeners = new Set<(revocation: AccessRevocation) => void>();

  onRevocation(listener: (revocation: AccessRevocation) => void): void {
    this.listeners.add(listener);
  }

  publish(revocation: AccessRevocation): void {
    for (const listener of this.listeners) listener(revocation);
  }
}
