import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');

/** A form of the sources, with samples of what its component and its page's loader are given. */
export interface ListedForm {
  place: string;
  file: string;
  component: string;
  props: object;
  data: unknown;
}

export const listed = JSON.parse(
  execFileSync('node', [path.join(root, 'tooling/forms/list-forms.ts')], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
) as ListedForm[];
