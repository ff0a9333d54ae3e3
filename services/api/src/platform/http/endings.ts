import { Injectable } from '@nestjs/common';

/** Access that ended before its token did: one session, or everything of a user whose role changed. */
export type Ending = { session_id: string } | { user_id: string };

/** Tells those who hold connections open whose access ended. */
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
