import { decidedTreatment } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { TemplateSelect } from '../../../components/templates/template-select';
import { readIntake } from '../intake/intake.api';
import { readCase } from '../page/case.api';

export interface CaseTemplatesProps {
  caseId: string;
  /** Before its journey has begun. */
  isIntake: boolean;
  onUse: (text: string) => void;
}

/** Puts a template into the message, with the names of this case. */
export function CaseTemplates({ caseId, isIntake, onUse }: CaseTemplatesProps) {
  const me = useSession((session) => session.user?.['name']);
  const { value } = usePart({ key: caseId, read: () => (isIntake ? namesOfIntake(caseId) : namesOfCase(caseId)) });
  return (
    <TemplateSelect
      language={value?.language ?? null}
      values={value === null ? null : { ...value, case_manager: value.case_manager ?? myName(me) }}
      onUse={onUse}
    />
  );
}

const myName = (name: unknown): string | null => (typeof name === 'string' ? name : null);

interface CaseNames {
  language: string | null;
  patient: string | null;
  treatment: string | null;
  case_manager: string | null;
  case_number: string;
}

async function namesOfCase(id: string): Promise<CaseNames> {
  const { patient, treatment_request, case_manager, case_number } = await readCase(id);
  return {
    language: patient.language,
    patient: patient.name,
    treatment: treatment_request === null ? null : decidedTreatment(treatment_request.treatment),
    case_manager: case_manager?.name ?? null,
    case_number,
  };
}

async function namesOfIntake(id: string): Promise<CaseNames> {
  const { name, treatment, case_number } = await readIntake(id);
  return { language: null, patient: name, treatment, case_manager: null, case_number };
}
