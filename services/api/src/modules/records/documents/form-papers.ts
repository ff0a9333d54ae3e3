import type { FormAnswer } from '@ayana/contracts/forms';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { FileIntake, type TakenUpload } from '../../../platform/files/file-intake.js';
import { UPLOAD_MESSAGES } from '../../../platform/files/messages.js';
import type { VisitorForm } from '../../../platform/files/visitor-form.js';
import { refusedFields } from '../../../platform/app-error.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Answered, Creation, RunOnce } from '../../../platform/http/routes/creates.js';
import { paperOwner } from './documents.service.js';
import { OutsidePapers } from './outside-papers.js';

const FIELD = 'upload_ids';

/** The files of a form on their way to its case, with who sent it. */
export interface FormFiles {
  /** Null without files. */
  readonly form: VisitorForm | null;
  readonly taken: readonly TakenUpload[];
  readonly caller: CurrentUser | null;
}

/** Files that came with the form that opened a case: its first papers, which wait to be checked. */
@Injectable()
export class FormPapers {
  constructor(
    private readonly ids: Ids,
    private readonly intake: FileIntake,
    private readonly papers: OutsidePapers,
  ) {}

  /**
   * Checks the files of a form before its transaction. When a file or the form is refused, the files stay for another try.
   * @param form whose secret came with the request
   * @throws AppError `invalid_fields` for `upload_ids`: a file of another form, gone, not complete, or not what it says it is
   */
  use(
    form: VisitorForm | null,
    { upload_ids = [] }: { upload_ids?: string[] },
    caller: CurrentUser | null,
    once: RunOnce,
    create: (files: FormFiles) => Creation<FormAnswer>,
  ): Promise<Answered> {
    if (upload_ids.length === 0) return once(create({ form: null, taken: [], caller }));
    if (form === null) throw refusedFields([{ field: FIELD, message: UPLOAD_MESSAGES.unknown }]);
    const named = [...new Set(upload_ids)].map((id, index) => ({ id, field: FIELD, place: index + 1 }));
    return this.intake.use(form, named, (taken) => once(create({ form, taken, caller })));
  }

  /**
   * Adds them to the case.
   * @param opened null for a form that opened none, such as a test: then the files are removed
   * @param email of the form: nobody has confirmed who sent it, unless the case is the caller's own
   */
  async add(
    em: EntityManager,
    opened: { id: string } | null,
    { form, taken, caller }: FormFiles,
    email: string,
  ): Promise<void> {
    if (form === null) return;
    const user = opened === null || caller === null || !(await isOwn(em, opened.id, caller)) ? null : caller;
    for (const upload of taken) {
      if (opened === null) {
        await this.intake.end(em, upload);
        continue;
      }
      const id = this.ids.next();
      const file = await this.intake.attach(em, form, upload, paperOwner(id));
      const from_address = user === null ? email : null;
      await this.papers.add(em, { id, journey_id: opened.id, file_id: file.id, from_address }, user);
    }
  }
}

const isOwn = async (em: EntityManager, id: string, caller: CurrentUser): Promise<boolean> =>
  (await within(em)
    .selectFrom('cases')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', caller.id)
    .executeTakeFirst()) !== undefined;
