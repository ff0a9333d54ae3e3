import { CLINICAL_DOCUMENT_KINDS, type DocumentKind, type DocumentState } from '@ayana/contracts/journey';

/** From the admission on there is a treatment, and with it a record that the law keeps. */
const ADMISSION_STAGE = 7;

/** Whether the file of a paper stays when its patient deletes the account (docs/adr/0051): the checked medical papers of a treatment. */
export const isRetained = (stage: number, { kind, status }: { kind: DocumentKind; status: DocumentState }): boolean =>
  stage >= ADMISSION_STAGE && status === 'checked' && CLINICAL_DOCUMENT_KINDS.some((each) => each === kind);
