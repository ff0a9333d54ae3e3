import type { Editor } from '@ayana/portal-kit/screens';
import type { CatalogueTreatment } from '../treatments.api';

export const versionOf = ({ upkeep }: CatalogueTreatment): number => upkeep?.version ?? 0;

/** Who changed the treatment last. */
export const editorOf = ({ upkeep, updated_at }: CatalogueTreatment): Editor => ({
  name: upkeep?.updated_by?.name || null,
  at: updated_at,
});
