import { buffer } from 'node:stream/consumers';
import type { RecordAccessKind } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { paperOwner } from '../documents/documents.service.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { readerSeeing } from '../readers/journey-readers.js';
import { type CheckedPaper, checkedPapers, packFacts } from './pack-facts.js';
import { PaperBinder } from './paper-binder.js';
import { type BoundPaper, writePack } from './write-pack.js';

/** Most bytes of papers in one pack; those beyond it are listed, and stay on the documents page. */
const BYTES_MAX = 80 * 1024 * 1024;
const APPENDABLE = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** One PDF with what there is of a journey: who, which treatment, the stages, the opinion, and the papers that staff have checked. */
@Injectable()
export class RecordPacks {
  /** One at a time: each takes a processor and much memory for seconds. */
  private readonly turn = new Mutex();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly files: Files,
    private readonly accesses: RecordAccesses,
  ) {}

  /** For the patient and the case workers. The opening is written down. */
  async make(user: CurrentUser, journeyId: string, what: RecordAccessKind): Promise<Buffer> {
    const database = this.database.read();
    await readerSeeing(database, user, journeyId, 'accesses');
    const [facts, papers] = await Promise.all([packFacts(database, journeyId), checkedPapers(database, journeyId)]);
    await this.accesses.record(user, { journey_id: journeyId, subject: { part: 'record_pack' }, what });
    return this.turn.runExclusive(async () => {
      const binder = new PaperBinder();
      try {
        const bound = await this.bind(binder, papers);
        const front = await inLanguage(ENGLISH.tag, () => writePack(facts, bound, this.clock.now()));
        return await binder.finish(front);
      } finally {
        binder.close();
      }
    });
  }

  private async bind(binder: PaperBinder, papers: readonly CheckedPaper[]): Promise<BoundPaper[]> {
    const bound: BoundPaper[] = [];
    let left = BYTES_MAX;
    for (const paper of papers) {
      const { id, file_id, media_type, size } = paper;
      const isFit = file_id !== null && size !== null && size <= left && APPENDABLE.has(media_type ?? '');
      if (isFit) left -= size;
      const pages = isFit
        ? await binder.append({ id, media_type: media_type ?? '', bytes: await this.bytesOf(id, file_id) })
        : 0;
      bound.push({ paper, pages });
    }
    return bound;
  }

  /** A copy of its own, which can be handed to the thread. */
  private async bytesOf(id: string, fileId: string): Promise<Uint8Array> {
    return new Uint8Array(await buffer(await this.files.read(paperOwner(id), fileId)));
  }
}
