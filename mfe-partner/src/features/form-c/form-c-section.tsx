import { FormCLines } from '@ayana/case-kit/form-c';
import type { WorkSectionProps } from '../../work/work.types';

/** The Form C that a lodging files for its guest. */
export default function FormCSection({ work, reread }: WorkSectionProps) {
  return <FormCLines journeyId={work.journey_id} assignmentId={work.id} onFiled={reread} />;
}
