import type { MedicineCheck } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { useState } from 'react';
import { checkMedicines } from './orders.api';

/** What speaks against medicines, without the item or the prescription whose place they take: asked when one of their fields is left, by the names as they were then. */
export function useMedicineChecks(
  journeyId: string,
  medicines: readonly string[],
  instead: { replaces?: string; corrects?: string } = {},
): { checkNow: () => void; checkOf: (medicine: string) => MedicineCheck | undefined; failed: boolean } {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const named = medicines.map((each) => each.trim()).filter((each) => each !== '');
  const part = usePart<MedicineCheck[]>({
    key: JSON.stringify(asked),
    read: () => checkMedicines({ journey_id: journeyId, medicines: [...asked], ...instead }),
  });
  return {
    checkNow: () => {
      if (JSON.stringify(named) !== JSON.stringify(asked)) setAsked(named);
    },
    checkOf: (medicine) => part.value?.find((check) => check.medicine === medicine.trim()),
    failed: part.failure !== null,
  };
}
