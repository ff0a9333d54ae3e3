import { treatmentLabel } from '@ayana/contracts/treatment-names';
import type { components } from '@ayana/contracts/api';
import type { MedicalOpinion } from '@ayana/contracts/journey';
import { api, dataOf, type Part } from '@ayana/portal-kit';
import { readWhole, saveFile } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../work/work.types';

export type OpinionForm = components['schemas']['OpinionChangeDto'];

/** The versions of this work, the newest first; drafts are the reader's own. */
export const readOpinions = async ({ id, journey_id }: WorkDetail): Promise<MedicalOpinion[]> =>
  (await dataOf(api.GET('/medical-opinions', { params: { query: { journey_id } } }))).items
    .filter(({ assignment_id }) => assignment_id === id)
    .toSorted((one, other) => other.version - one.version);

export const addDraft = ({ id, journey_id }: WorkDetail, form: OpinionForm): Promise<MedicalOpinion> =>
  dataOf(api.POST('/medical-opinions', { body: { journey_id, assignment_id: id, ...form } }));

type Saved = Pick<MedicalOpinion, 'id' | 'revision'>;

const given = ({ id, revision }: Saved) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${revision}"` },
});

export const changeDraft = (draft: Saved, body: OpinionForm): Promise<MedicalOpinion> =>
  dataOf(api.PATCH('/medical-opinions/{id}', { ...given(draft), body }));

export const discardDraft = async (draft: Saved): Promise<void> => {
  await api.DELETE('/medical-opinions/{id}', given(draft));
};

export const signOpinion = (draft: Saved): Promise<MedicalOpinion> =>
  dataOf(api.POST('/medical-opinions/{id}/sign', given(draft)));

export const savePdf = (id: string, name: string): Promise<Part<string>> =>
  saveFile(api.GET('/medical-opinions/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }), name);

/** The draft as it will be printed; nobody but its author reads it. */
export const readDraftPaper = (id: string) =>
  dataOf(api.GET('/medical-opinions/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }));

/** The treatments of the catalogue, by name. */
export async function readTreatments(): Promise<{ id: string; name: string }[]> {
  const items = await readWhole((part) => dataOf(api.GET('/treatments', { params: { query: part } })));
  return items
    .map(({ id, ...names }) => ({ id, name: treatmentLabel(names) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
