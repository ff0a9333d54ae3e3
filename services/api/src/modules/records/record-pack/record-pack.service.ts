import { buffer } from 'node:stream/consumers';
import type { RecordAccessKind } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { currentTurn } from '../../../platform/turns/current-turn.js';
import { NoTurnError } from '../../../platform/turns/fair-turns.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { paperOwner } from '../documents/documents.service.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { readerSeeing } from '../../journeys/index.js';
import { type CheckedPaper, checkedPapers, type PackFacts, packFacts } from './pack-facts.js';
import { PaperBinder } from './paper-binder.js';
import { type BoundPaper, PACK_PAPER } from './write-pack.js';

/** Most bytes of papers in one pack; those beyond it are listed, and stay on the documents page. */
const BYTES_MAX = 80 * 1024 * 1024;
/** Papers that end the thread, after which no more is tried. */
const FAILURES_MAX = 3;
const APPENDABLE = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** One PDF with what there is of a journey: who, which treatment, the stages, the opinion, and the papers that staff have checked. */
@Injectable()
export class RecordPacks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly accesses: RecordAccesses,
    private readonly threads: Threads,
  ) {}

  /**
   * For the patient and the case workers. The opening is written down. It takes a processor and much memory for seconds, so that one is made
   * at a time (`@Expensive('pack')`), and none for a caller who has gone.
   */
  async make(user: CurrentUser, journeyId: string, what: RecordAccessKind): Promise<Buffer> {
    const database = this.database.read();
    await readerSeeing(database, user, journeyId, 'accesses');
    const [facts, papers] = await Promise.all([packFacts(database, journeyId), checkedPapers(database, journeyId)]);
    await this.accesses.record(user, { journey_id: journeyId, subject: { part: 'record_pack' }, what });
    return this.bound(facts, papers, currentTurn()?.signal);
  }

  /** A paper that ends the thread is left out, and the others are bound again; after some of those, the pack only lists the papers. */
  private async bound(
    facts: PackFacts,
    papers: readonly CheckedPaper[],
    gone: AbortSignal | undefined,
  ): Promise<Buffer> {
    const left = new Set<string>();
    const hasLeft = (): boolean => gone?.aborted ?? false;
    const frontOf = (bound: readonly BoundPaper[]): Promise<Buffer> =>
      inLanguage(ENGLISH.tag, () => this.threads.bytes(PACK_PAPER, facts, bound, this.clock.now()));
    while (left.size < FAILURES_MAX) {
      if (hasLeft()) throw new NoTurnError('left');
      const binder = new PaperBinder(gone);
      try {
        const bound = await this.bind(binder, papers, left);
        if (bound === null) continue;
        const whole = await binder.finish(await frontOf(bound));
        if (whole !== null) return whole;
        if (!hasLeft()) break;
      } finally {
        await binder.close();
      }
    }
    return frontOf(papers.map((paper) => ({ paper, pages: 0 })));
  }

  /**
   * @param left out papers; one that ends the thread is added
   * @returns null when the thread has ended
   */
  private async bind(
    binder: PaperBinder,
    papers: readonly CheckedPaper[],
    left: Set<string>,
  ): Promise<BoundPaper[] | null> {
    const bound: BoundPaper[] = [];
    let room = BYTES_MAX;
    for (const paper of papers) {
      const { id, file_id, media_type, size } = paper;
      const isFit =
        !left.has(id) && file_id !== null && size !== null && size <= room && APPENDABLE.has(media_type ?? '');
      if (isFit) room -= size;
      const pages = isFit
        ? await binder.append({ id, media_type: media_type ?? '', bytes: await this.bytesOf(id, file_id) })
        : 0;
      if (pages === null) {
        left.add(id);
        return null;
      }
      bound.push({ paper, pages });
    }
    return bound;
  }

  /** A copy of its own, which can be handed to the thread. */
  private async bytesOf(id: string, fileId: string): Promise<Uint8Array> {
    return new Uint8Array(await buffer(await this.files.read(paperOwner(id), fileId)));
  }
}
