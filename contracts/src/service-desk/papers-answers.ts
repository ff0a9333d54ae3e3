import type { File } from '../operation/files-answers.ts';
import type { NamedPerson } from './requests.ts';

export interface RequestPaper extends File {
  added_by: NamedPerson | null;
}
