import type { Department } from '@ayana/contracts/catalogue';

export interface DepartmentSeed {
  /** The qualifications below a doctor's name. */
  focuses: readonly string[];
  qualifications: readonly string[];
  /** Their patients, in plain words: "People with …". */
  sees: string;
}

const MEDICINE = 'MD (General Medicine)';
const SURGERY = 'MS (General Surgery)';

/** Sample data of doctors by department; departments without patients from abroad are left out. */
export const DEPARTMENT_SEEDS: Readonly<Partial<Record<Department, DepartmentSeed>>> = {
  'General Medicine': {
    focuses: ['internal medicine', 'health checks', 'diabetes and blood pressure'],
    qualifications: ['MBBS', MEDICINE],
    sees: 'people who do not know which specialist they need, or who have several illnesses at once',
  },
  Cardiology: {
    focuses: ['stents and valves without open surgery', 'heart rhythm', 'heart failure'],
    qualifications: ['MBBS', MEDICINE, 'DM (Cardiology)'],
    sees: 'people with chest pain, narrowed heart arteries, leaking valves or an uneven heartbeat',
  },
  'Cardiac surgery': {
    focuses: ['bypass surgery', 'heart valves', 'heart surgery for children'],
    qualifications: ['MBBS', SURGERY, 'MCh (Cardiothoracic Surgery)'],
    sees: 'people who may need a bypass, a new valve or another heart operation',
  },
  Orthopedics: {
    focuses: ['knee and hip replacement', 'shoulder and sports injuries', 'repeat joint operations'],
    qualifications: ['MBBS', 'MS (Orthopaedics)', 'Fellowship in joint replacement'],
    sees: 'people with pain in the knees, hips or shoulders',
  },
  Spine: {
    focuses: ['slipped discs', 'curved spines', 'narrow spinal canals'],
    qualifications: ['MBBS', 'MS (Orthopaedics)', 'Fellowship in spine surgery'],
    sees: 'people with back pain that goes into a leg, a curved spine or a weak leg',
  },
  Oncology: {
    focuses: ['breast cancer', 'cancer of the bowel and stomach', 'medicines against cancer'],
    qualifications: ['MBBS', MEDICINE, 'DM (Medical Oncology)'],
    sees: 'people who have just learned that they have cancer, and people who want a second opinion',
  },
  'Haematology/BMT': {
    focuses: ['bone marrow transplants', 'thalassaemia and sickle cell disease', 'lymphoma and leukaemia'],
    qualifications: ['MBBS', MEDICINE, 'DM (Clinical Haematology)'],
    sees: 'people, many of them children, with leukaemia, lymphoma, thalassaemia or sickle cell disease',
  },
  Neurology: {
    focuses: ['epilepsy', "Parkinson's disease", 'stroke'],
    qualifications: ['MBBS', MEDICINE, 'DM (Neurology)'],
    sees: 'people with seizures, shaking, weakness after a stroke or headaches that keep coming back',
  },
  Neurosurgery: {
    focuses: ['brain tumours', 'deep brain stimulation', 'brain and spine'],
    qualifications: ['MBBS', 'MCh (Neurosurgery)'],
    sees: 'people with a tumour of the brain or spine, and people who still shake although they take tablets',
  },
  Gastroenterology: {
    focuses: ['liver and gallbladder', 'endoscopy', 'stomach and bowel'],
    qualifications: ['MBBS', MEDICINE, 'DM (Gastroenterology)'],
    sees: 'people with gallstones, a hernia, liver disease or pain after eating',
  },
  'Hepatobiliary and transplant': {
    focuses: ['liver transplants', 'pancreas surgery', 'liver tumours'],
    qualifications: ['MBBS', SURGERY, 'Fellowship in liver transplantation'],
    sees: 'people with liver failure or a tumour of the liver or pancreas, and relatives who want to donate',
  },
  Bariatric: {
    focuses: ['weight-loss surgery', 'diabetes and weight'],
    qualifications: ['MBBS', SURGERY, 'Fellowship in bariatric surgery'],
    sees: 'people whose weight harms their health, and who have tried other ways to lose weight',
  },
  Nephrology: {
    focuses: ['kidney transplants', 'dialysis', 'kidneys and blood pressure'],
    qualifications: ['MBBS', MEDICINE, 'DM (Nephrology)'],
    sees: 'people on dialysis, people who prepare for a kidney transplant, and their donors',
  },
  Urology: {
    focuses: ['prostate', 'kidney stones', 'robotic surgery'],
    qualifications: ['MBBS', SURGERY, 'MCh (Urology)'],
    sees: 'people with kidney stones, an enlarged prostate, or cancer of the prostate or kidney',
  },
  Ophthalmology: {
    focuses: ['cataract and laser', 'retina', 'cornea'],
    qualifications: ['MBBS', 'MS (Ophthalmology)'],
    sees: 'people who see badly, and people who do not want to wear glasses',
  },
  ENT: {
    focuses: ['cochlear implants', 'nose and sinuses', 'head and neck'],
    qualifications: ['MBBS', 'MS (ENT)'],
    sees: 'children who are born deaf, adults with hearing loss, and people with a blocked nose or a lump in the neck',
  },
  Dermatology: {
    focuses: ['hair transplants', 'skin and scars'],
    qualifications: ['MBBS', 'MD (Dermatology)'],
    sees: 'people with hair loss, scars or a skin disease that keeps coming back',
  },
  Dental: {
    focuses: ['implants', 'crowns and bridges', 'root canals'],
    qualifications: ['BDS', 'MDS (Prosthodontics)'],
    sees: 'people with missing, broken or painful teeth',
  },
  'Plastic surgery': {
    focuses: ['face and nose', 'body after weight loss', 'breast'],
    qualifications: ['MBBS', SURGERY, 'MCh (Plastic Surgery)'],
    sees: 'people who want to change their face or body, and people who need it rebuilt after an operation',
  },
  Gynecology: {
    focuses: ['fibroids', 'surgery through small cuts', 'cancer of the womb'],
    qualifications: ['MBBS', 'MS (Obstetrics and Gynaecology)'],
    sees: 'women with heavy bleeding, fibroids, pain or an abnormal smear test',
  },
  Fertility: {
    focuses: ['IVF', 'IVF that failed before', 'male infertility'],
    qualifications: ['MBBS', 'MS (Obstetrics and Gynaecology)', 'Fellowship in reproductive medicine'],
    sees: 'people who have tried for a long time to have a baby',
  },
  Pediatrics: {
    focuses: ["children's hearts", 'general paediatrics', "children's nerves"],
    qualifications: ['MBBS', 'MD (Paediatrics)'],
    sees: 'children, together with their parents',
  },
  Psychiatry: {
    focuses: ['depression and anxiety', 'sleep', 'addiction'],
    qualifications: ['MBBS', 'MD (Psychiatry)'],
    sees: 'people with depression, anxiety, poor sleep or an addiction',
  },
  Pulmonology: {
    focuses: ['asthma and cough', 'lung tumours', 'sleep apnoea'],
    qualifications: ['MBBS', 'MD (Respiratory Medicine)'],
    sees: 'people who cough, snore or are short of breath',
  },
  Endocrinology: {
    focuses: ['diabetes', 'thyroid', "children's hormones"],
    qualifications: ['MBBS', MEDICINE, 'DM (Endocrinology)'],
    sees: 'people with diabetes, a thyroid problem or a hormone problem',
  },
  Rehabilitation: {
    focuses: [
      'rehabilitation after a stroke',
      'rehabilitation after joint replacement',
      'rehabilitation after a spinal injury',
    ],
    qualifications: ['MBBS', 'MD (Physical Medicine and Rehabilitation)'],
    sees: 'people who have to learn to walk, speak or use an arm again',
  },
  Radiology: {
    focuses: ['second opinions on scans'],
    qualifications: ['MBBS', 'MD (Radiodiagnosis)'],
    sees: 'people who want a second doctor to look at their scans before they travel',
  },
};
