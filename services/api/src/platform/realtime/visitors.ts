import { Injectable } from '@nestjs/common';

/** Someone with a room session: known for one appointment, and no user. */
export interface Visitor {
  /** The appointment whose room it opens. */
  visits: string;
  session_id: string;
}

/** Reads the secret of a room session. */
type VisitorReader = (token: string) => Promise<Visitor | undefined>;

/** Who may have a socket without an account; the module of the consultation room knows them. */
@Injectable()
export class Visitors {
  private reader: VisitorReader | undefined;

  readBy(reader: VisitorReader): void {
    this.reader = reader;
  }

  /** @returns undefined for a secret that opens nothing now */
  async read(token: string): Promise<Visitor | undefined> {
    return this.reader?.(token).catch(() => undefined);
  }
}
