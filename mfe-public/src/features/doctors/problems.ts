/** Common problems in patients' words, by part of the body; each finds a doctor (browser test). */
export const PROBLEMS: readonly (readonly [part: string, problems: readonly string[]])[] = [
  ['Heart', ['blocked heart artery', 'heart valve', 'pacemaker', 'hole in the heart']],
  ['Bones and joints', ['knee replacement', 'hip replacement', 'torn ligament', 'slipped disc']],
  ['Cancer', ['breast cancer', 'bone marrow transplant', 'chemotherapy']],
  ['Head and nerves', ['brain tumour', 'stroke', 'epilepsy']],
  ['Belly', ['liver transplant', 'gallstones', 'weight loss surgery']],
  ['Kidney and bladder', ['kidney transplant', 'kidney stones', 'prostate']],
  ['Eyes, ears and teeth', ['cataract', 'cochlear implant', 'dental implants']],
  ['Trouble having a child', ['IVF', 'fibroids']],
];
