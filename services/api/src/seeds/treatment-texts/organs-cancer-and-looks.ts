import type { TreatmentText } from './text.js';

export const ORGANS_CANCER_AND_LOOKS: Readonly<Record<string, TreatmentText>> = {
  'Kidney transplant (living related)': {
    slug: 'kidney-transplant',
    plain_name: 'Kidney transplant from a relative',
    department: 'Nephrology',
    description:
      'A healthy relative gives one kidney; it is placed in the lower belly and usually works at once. Indian law allows near relatives with proof of kinship, checked by a committee, which takes weeks: papers from home and from your embassy are needed. Medicines against rejection are taken for life.',
    conditions: ['kidney failure', 'on dialysis', 'end-stage kidney disease', 'kidneys that stopped working'],
    needs: 'transplant_licence',
    also: ['Urology'],
  },
  'Liver transplant (living donor)': {
    slug: 'liver-transplant',
    plain_name: 'Liver transplant from a living donor',
    department: 'Hepatobiliary and transplant',
    description:
      'A relative gives part of the liver; in both of you it grows back to nearly full size within about three months. Donor and patient are examined for a week or more, and a committee checks the kinship and that the gift is free. Plan two months in India, for two people at least.',
    conditions: ['liver failure', 'cirrhosis', 'liver cancer', 'hepatitis', 'yellow eyes', 'water in the belly'],
    needs: 'transplant_licence',
  },
  'Bone marrow transplant': {
    slug: 'bone-marrow-transplant',
    plain_name: 'Bone marrow transplant',
    department: 'Haematology/BMT',
    description:
      "Strong medicines clear the sick marrow, then blood stem cells, your own or a donor's, are given through a drip like a transfusion. You stay in a clean room for three to four weeks until the new cells work. Brothers and sisters are tested as donors first, which can be done at home.",
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
      'A tumour of the breast, bowel, stomach, lung, womb, mouth or another organ is removed with a rim of healthy tissue and the nearby lymph nodes. What is found under the microscope decides whether medicines or radiation follow. Price and stay depend on the organ more than on the hospital.',
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
      'The surgeon moves fine instruments through small cuts from a console beside you; the robot does nothing by itself. It means less pain and a shorter stay for tumours of the prostate, womb, kidney and rectum. For many other tumours open surgery is just as good: ask why the robot is advised.',
    conditions: ['prostate cancer', 'womb cancer', 'kidney cancer', 'rectal cancer', 'cancer', 'tumour'],
    needs: 'robot',
  },
  'Chemotherapy (per cycle)': {
    slug: 'chemotherapy',
    plain_name: 'Chemotherapy, one cycle',
    department: 'Oncology',
    description:
      'Medicines against cancer are given through a drip over some hours, usually every two to three weeks, four to eight times. The first cycle can be given here and the others at home, when your own doctors agree. The price is for one cycle of common medicines; newer ones cost several times as much.',
    conditions: ['cancer', 'lymphoma', 'leukaemia', 'breast cancer', 'cancer that has spread'],
    also: ['Haematology/BMT'],
  },
  'Radiotherapy course (IMRT)': {
    slug: 'radiotherapy',
    plain_name: 'Radiotherapy, a whole course',
    department: 'Oncology',
    description:
      'Rays from many angles are shaped to the tumour and spare what lies around it. Each session takes about fifteen minutes, on five days a week for four to seven weeks; you walk in and out and live in a flat nearby. You feel nothing during a session; tiredness comes later.',
    conditions: ['cancer', 'throat cancer', 'cervical cancer', 'prostate cancer', 'brain tumour', 'breast cancer'],
    needs: 'linac',
  },
  'Proton therapy': {
    slug: 'proton-therapy',
    plain_name: 'Proton therapy',
    department: 'Oncology',
    description:
      'Radiation with protons stops at a set depth, so that what lies behind a tumour gets almost none. It helps children and tumours near the eye, brain stem and spine; for most other cancers ordinary radiotherapy does as well for much less. Only a few places in India have it.',
    conditions: ["children's cancer", 'tumour at the base of the skull', 'tumour near the spine', 'eye tumour'],
    needs: 'proton',
  },
  CyberKnife: {
    slug: 'cyberknife',
    plain_name: 'CyberKnife radiosurgery',
    department: 'Oncology',
    description:
      'In spite of the name nothing is cut: a robot arm sends narrow beams to a small tumour from many sides in one to five sessions, and follows it as you breathe. There is no anaesthesia and no stay. It suits small, well-bounded tumours.',
    conditions: ['small brain tumour', 'acoustic neuroma', 'tumour that has spread to the brain', 'facial nerve pain'],
    needs: 'cyberknife',
  },
  'Mastectomy + reconstruction': {
    slug: 'mastectomy-reconstruction',
    plain_name: 'Breast removal and rebuilding',
    department: 'Oncology',
    description:
      'The breast with the cancer is removed and rebuilt in the same operation, with an implant or with tissue of your own. Where the tumour is small, part of the breast may be enough: ask for both ways to be explained. A later, small operation often completes the shape.',
    conditions: ['breast cancer', 'lump in the breast', 'BRCA gene'],
    also: ['Plastic surgery'],
  },
  'CAR-T cell therapy': {
    slug: 'car-t-cell-therapy',
    plain_name: 'CAR-T cell therapy',
    department: 'Haematology/BMT',
    description:
      'Defence cells are taken from your blood, changed in a laboratory so that they find the cancer, and given back once. It is for some blood cancers that came back after other treatment. The laboratory needs three to four weeks, and you must stay near the hospital for a month afterwards.',
    conditions: ['leukaemia that came back', 'lymphoma that came back', 'blood cancer', 'myeloma'],
    needs: 'cell_therapy',
  },
  Rhinoplasty: {
    slug: 'rhinoplasty',
    plain_name: 'Nose reshaping',
    department: 'Plastic surgery',
    description:
      'Bone and cartilage of the nose are reshaped from inside, for looks, for breathing, or both. A splint stays for a week and the swelling goes over months; the final shape shows after a year. Do not fly for about ten days.',
    conditions: ['crooked nose', 'broken nose', 'blocked nose', 'unhappy with the shape of the nose'],
  },
  Liposuction: {
    slug: 'liposuction',
    plain_name: 'Liposuction',
    department: 'Plastic surgery',
    description:
      'Fat under the skin is loosened and drawn off through small cuts, from belly, hips, thighs or chin. It shapes places that do not change with exercise; it is no way to lose weight. A tight garment is worn for four to six weeks.',
    conditions: ['stubborn fat', 'fat on belly or thighs', 'lipoedema'],
  },
  'Breast augmentation': {
    slug: 'breast-augmentation',
    plain_name: 'Breast enlargement',
    department: 'Plastic surgery',
    description:
      'An implant is placed behind the breast or behind the muscle through a short cut. It can be felt more than seen after some months. Implants are not for life: ask for the card with make and number, and for what an exchange would cost.',
    conditions: ['small breasts', 'uneven breasts', 'breasts after nursing'],
  },
  Abdominoplasty: {
    slug: 'tummy-tuck',
    plain_name: 'Tummy tuck',
    department: 'Plastic surgery',
    description:
      'Loose skin of the belly is removed and the muscles, parted by pregnancy or weight, are brought together again. The cut runs low from hip to hip. You walk bent for a week and lift nothing heavy for six.',
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
      'The deeper layer of cheeks and neck is lifted and the skin laid over it without strain; the cuts hide in front of and behind the ears. Bruises take two to three weeks to go. Those who smoke must stop for a month before and after.',
    conditions: ['sagging cheeks', 'loose neck', 'wrinkles'],
  },
  'Hair transplant': {
    slug: 'hair-transplant',
    plain_name: 'Hair transplant',
    department: 'Dermatology',
    description:
      'Single hair roots from the back of the head are set into bald places, two to four thousand in a day, under local anaesthesia. They fall out after three weeks and grow again after four months. The price depends on the number of roots: have it written down.',
    conditions: ['hair loss', 'bald patches', 'receding hairline'],
    also: ['Plastic surgery'],
  },
};
