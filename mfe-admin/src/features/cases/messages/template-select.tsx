import { decidedTreatment } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { TemplateSelect } from '../../../components/templates/template-select';
import { readCase } from '../page/case.api';
import type { Case } from '../types';

/** Puts a template into the message, with the names of this case. */
export function CaseTemplates({ journeyId, onUse }: { journeyId: string; onUse: (text: string) => void }) {
  const me = useSession((session) => session.user?.['name']);
  const { value } = usePart<Case>({ key: journeyId, read: () => readCase(journeyId) });
  return (
    <TemplateSelect
      language={value?.patient.language ?? null}
      values={
        value === null
          ? null
          : {
              patient: value.patient.name,
              treatment: value.treatment_request === null ? null : decidedTreatment(value.treatment_request.treatment),
              case_manager: value.case_manager?.name ?? (typeof me === 'string' ? me : null),
              case_number: value.case_number,
            }
      }
      onUse={onUse}
    />
  );
}
