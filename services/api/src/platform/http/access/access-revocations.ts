import { Injectable } from '@nestjs/common';

/** Access revoked before its token expired: one session, or everything of a user whose role changed. */
export type Ending = { session_id: string } | { user_id: string };

/** Notifies the owners of open connections of revoked access. */
@Injectable()
export class Endings {
  private readonly listeners = new Set<(ending: Ending) => void>();

  onEnding(listener: (ending: Ending) => void): void {
    this.listeners.add(listener);
  }

  tell(ending: Ending): void {
    for (const listener of this.listeners) listener(ending);
  }
}
