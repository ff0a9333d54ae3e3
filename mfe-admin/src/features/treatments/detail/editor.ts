import { type Editor, editorIn } from '@ayana/portal-kit/screens';
import type { CatalogueTreatment } from '../treatments.api';

export const versionOf = ({ upkeep }: CatalogueTreatment): number => upkeep?.version ?? 0;

/** Who changed the treatment last. */
export const editorOf = ({ upkeep, updated_at }: CatalogueTreatment): Editor =>
  editorIn({ updated_at, updated_by: upkeep?.updated_by ?? null });
