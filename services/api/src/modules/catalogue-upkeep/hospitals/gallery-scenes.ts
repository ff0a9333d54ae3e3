import { INSIDE_SCENES } from '@ayana/contracts/catalogue';

/** The pictures a hospital's page can show: its front and its rooms, drawn from the hospital's own facts. */
export const GALLERY_SCENES = ['front', ...INSIDE_SCENES] as const;
