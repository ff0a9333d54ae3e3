import { api, type PartFailure } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { useState } from 'react';

export interface RecordPack {
  /** It is being put together, and downloaded. */
  busy: boolean;
  done: boolean;
  failure: PartFailure | null;
  make: () => void;
}

/** The medical record of a journey as one PDF: the server puts it together, the browser saves it. */
export function useRecordPack(journeyId: string, name: string): RecordPack {
  const [state, setState] = useState<Omit<RecordPack, 'make'>>({ busy: false, done: false, failure: null });
  const make = async (): Promise<void> => {
    setState({ busy: true, done: false, failure: null });
    const path = { id: journeyId };
    const { failure } = await saveFile(
      api.GET('/patient-journeys/{id}/record-pack', { params: { path }, parseAs: 'blob' }),
      name,
    );
    setState({ busy: false, done: failure === null, failure });
  };
  return {
    ...state,
    make: () => {
      if (!state.busy) void make();
    },
  };
}
