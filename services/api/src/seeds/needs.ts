/** Equipment a treatment requires and only some hospitals have, as hospitals name it. */
export const NEED_EQUIPMENT = {
  proton: 'Proton therapy room',
  cyberknife: 'CyberKnife for radiosurgery',
  robot: 'Surgical robot',
  cell_therapy: 'Clean laboratory for cell therapy',
  linac: 'Linear accelerators for radiotherapy',
  transplant_licence: 'Transplant theatres and laboratory',
  pet: 'PET-CT',
} as const;
export type Need = keyof typeof NEED_EQUIPMENT;
export const NEEDS = Object.keys(NEED_EQUIPMENT) as readonly Need[];
