import type { TreatmentText } from './text.js';

export const ORGANS_CANCER_AND_LOOKS: Readonly<Record<string, TreatmentText>> = {
  'Kidney transplant (living related)': {
    slug: 'kidney-transplant',
    plain_name: 'Kidney transplant from a relative',
    department: 'Nephrology',
    description:
      'A healthy relative gives you one kidney. The surgeon places it in your lower belly, and it usually works at once. Indian law allows close relatives who can prove that they are related. A committee checks this, which takes weeks. You need papers from home and from your embassy. You take medicines against rejection for life.',
    conditions: ['kidney failure', 'on dialysis', 'end-stage kidney disease', 'kidneys that stopped working'],
    needs: 'transplant_licence',
    also: ['Urology'],
  },
  'Liver transplant (living donor)': {
    slug: 'liver-transplant',
    plain_name: 'Liver transplant from a living donor',
    department: 'Hepatobiliary and transplant',
    description:
      'A relative gives you part of their liver. In both of you it grows back to nearly full size within about three months. You and the donor have tests for a week or more. A committee checks that you are related, and that nobody was paid or forced. Plan two months in India, for at least two people.',
    conditions: ['liver failure', 'cirrhosis', 'liver cancer', 'hepatitis', 'yellow eyes', 'water in the belly'],
    needs: 'transplant_licence',
  },
  'Bone marrow transplant': {
    slug: 'bone-marrow-transplant',
    plain_name: 'Bone marrow transplant',
    department: 'Haematology/BMT',
    description:
      "Strong medicines destroy the diseased bone marrow. Then you get blood stem cells, your own or a donor's, through a drip. You stay in a clean room for three to four weeks until the new cells work. Brothers and sisters are tested as donors first. They can have the test at home.",
    conditions: [
      'leukaemia',
      'thalassaemia',
      'sickle cell disease',
      'lymphoma',
      'myeloma',
      'blood cancer',
      'aplastic anaemia',
    ],
  },
  'Organ cancer surgery': {
    slug: 'cancer-surgery',
    plain_name: 'Cancer surgery',
    department: 'Oncology',
    description:
      'The surgeon removes a tumour of the breast, bowel, stomach, lung, womb, mouth or another organ. Some healthy tissue around it and the nearby lymph nodes are removed too. A laboratory report then decides whether you need medicines or radiotherapy. The price and your stay depend more on the organ than on the hospital.',
    conditions: [
      'cancer',
      'tumour',
      'breast cancer',
      'bowel cancer',
      'stomach cancer',
      'mouth cancer',
      'a lump that grows',
    ],
  },
  'Robotic cancer surgery': {
    slug: 'robotic-cancer-surgery',
    plain_name: 'Robotic cancer surgery',
    department: 'Oncology',
    description:
      'The surgeon sits at a desk in the same room and moves fine instruments through small cuts. The robot does nothing by itself. For tumours of the prostate, womb, kidney and rectum it means less pain and a shorter stay. For many other tumours open surgery is just as good. Ask why the doctor advises the robot.',
    conditions: ['prostate cancer', 'womb cancer', 'kidney cancer', 'rectal cancer', 'cancer', 'tumour'],
    needs: 'robot',
  },
  'Chemotherapy (per cycle)': {
    slug: 'chemotherapy',
    plain_name: 'Chemotherapy, one cycle',
    department: 'Oncology',
    description:
      'You get medicines against cancer through a drip over some hours. Most people have four to eight cycles, one every two to three weeks. You can have the first cycle here and the others at home, if your own doctors agree. The price is for one cycle of common medicines. Newer medicines cost several times as much.',
    conditions: ['cancer', 'lymphoma', 'leukaemia', 'breast cancer', 'cancer that has spread'],
    also: ['Haematology/BMT'],
  },
  'Radiotherapy course (IMRT)': {
    slug: 'radiotherapy',
    plain_name: 'Radiotherapy, a whole course',
    department: 'Oncology',
    description:
      'Beams of radiation from many angles destroy the tumour and protect what is around it. Each session takes about fifteen minutes. You come on five days a week for four to seven weeks and stay in a flat nearby. You feel nothing during a session. You may feel tired later.',
    conditions: ['cancer', 'throat cancer', 'cervical cancer', 'prostate cancer', 'brain tumour', 'breast cancer'],
    needs: 'linac',
  },
  'Proton therapy': {
    slug: 'proton-therapy',
    plain_name: 'Proton therapy',
    department: 'Oncology',
    description:
      'This radiation stops at a set depth, so the organs behind the tumour get almost none. It helps children, and people with tumours near the eye, brain stem or spine. For most other cancers ordinary radiotherapy works as well and costs much less. Only a few hospitals in India have it.',
    conditions: ["children's cancer", 'tumour at the base of the skull', 'tumour near the spine', 'eye tumour'],
    needs: 'proton',
  },
  CyberKnife: {
    slug: 'cyberknife',
    plain_name: 'CyberKnife radiosurgery',
    department: 'Oncology',
    description:
      'Despite the name, nothing is cut. A robot arm sends narrow beams of radiation to a small tumour from many sides, and follows it as you breathe. You need one to five sessions, no anaesthetic and no hospital bed. It is for small tumours with a clear edge.',
    conditions: ['small brain tumour', 'acoustic neuroma', 'tumour that has spread to the brain', 'facial nerve pain'],
    needs: 'cyberknife',
  },
  'Mastectomy + reconstruction': {
    slug: 'mastectomy-reconstruction',
    plain_name: 'Breast removal and rebuilding',
    department: 'Oncology',
    description:
      'The surgeon removes the breast with the cancer. In the same operation a new breast is made from an implant or your own tissue. If the tumour is small, it may be enough to remove part of the breast. Ask your doctor to explain both ways. Many people have a small operation later to improve the shape.',
    conditions: ['breast cancer', 'lump in the breast', 'BRCA gene'],
    also: ['Plastic surgery'],
  },
  'CAR-T cell therapy': {
    slug: 'car-t-cell-therapy',
    plain_name: 'CAR-T cell therapy',
    department: 'Haematology/BMT',
    description:
      'White blood cells are taken from your blood and changed in a laboratory so they can find the cancer. Then you get them back once. It is for some blood cancers that came back after other treatment. The laboratory needs three to four weeks. Afterwards you must stay near the hospital for a month.',
    conditions: ['leukaemia that came back', 'lymphoma that came back', 'blood cancer', 'myeloma'],
    needs: 'cell_therapy',
  },
  Rhinoplasty: {
    slug: 'rhinoplasty',
    plain_name: 'Nose reshaping',
    department: 'Plastic surgery',
    description:
      'The surgeon changes the shape of the bone and cartilage in your nose, for looks, for breathing, or both. You wear a splint for a week. The swelling goes down over months, and you see the final shape after a year. Do not fly for about ten days.',
    conditions: ['crooked nose', 'broken nose', 'blocked nose', 'unhappy with the shape of the nose'],
  },
  Liposuction: {
    slug: 'liposuction',
    plain_name: 'Liposuction',
    department: 'Plastic surgery',
    description:
      'The surgeon loosens fat under the skin and removes it through small cuts, from the belly, hips, thighs or chin. It shapes parts of the body that do not change with exercise. It is not a way to lose weight. You wear a tight garment for four to six weeks.',
    conditions: ['stubborn fat', 'fat on belly or thighs', 'lipoedema'],
  },
  'Breast augmentation': {
    slug: 'breast-augmentation',
    plain_name: 'Breast enlargement',
    department: 'Plastic surgery',
    description:
      'The surgeon makes a short cut and places an implant behind the breast or behind the muscle. You may be able to feel the implant. Implants do not last for life. Ask for the card with the make and number, and ask what it costs to change an implant.',
    conditions: ['small breasts', 'uneven breasts', 'breasts after nursing'],
  },
  Abdominoplasty: {
    slug: 'tummy-tuck',
    plain_name: 'Tummy tuck',
    department: 'Plastic surgery',
    description:
      'The surgeon removes loose skin from your belly. If pregnancy or weight has moved the muscles apart, they are brought together again. The cut is low and runs from hip to hip. You walk bent forward for about a week. Lift nothing heavy for six weeks.',
    conditions: [
      'loose skin after pregnancy',
      'loose skin after losing weight',
      'hanging belly',
      'parted belly muscles',
    ],
  },
  Facelift: {
    slug: 'facelift',
    plain_name: 'Facelift',
    department: 'Plastic surgery',
    description:
      'The surgeon lifts the deeper layer of your cheeks and neck and lays the skin over it. The scars are hidden in front of and behind the ears. Bruises take two to three weeks to fade. If you smoke, stop for four weeks before and after.',
    conditions: ['sagging cheeks', 'loose neck', 'wrinkles'],
  },
  'Hair transplant': {
    slug: 'hair-transplant',
    plain_name: 'Hair transplant',
    department: 'Dermatology',
    description:
      'The doctor takes single hair roots from the back of your head and places them in the bald areas. This can be two to four thousand in a day. You are awake, and injections make your head numb. The new hair falls out after three weeks and grows again from the fourth month. The price depends on the number of roots. Ask for it in writing.',
    conditions: ['hair loss', 'bald patches', 'receding hairline'],
    also: ['Plastic surgery'],
  },
};
